import { renderToString } from 'react-dom/server'
import { peerStyle } from '../../candidate-page/peer-page'
import { writeScenario, type Scenario } from '../../candidate-page/scenario'
import { NaiveGallery } from './naive'

/** Server rendering of the naive gallery. */
export const naivePage = (scenario: Scenario): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Naive</title><style>${peerStyle(scenario)}
ul { list-style: none; margin: 0; padding: 0; }</style></head>
<body data-scenario="${writeScenario(scenario)}"><div id="root">${renderToString(<NaiveGallery scenario={scenario} />)}</div>
<script type="module" src="/naive.js"></script></body></html>`
