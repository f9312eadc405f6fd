import { renderToString } from 'react-dom/server'
import { peerStyle } from '../../stage/peer-page'
import { writeScene, type Scene } from '../../stage/scene'
import { NaiveGallery } from './naive'

/** The naive gallery as its server sends it. */
export const naivePage = (scene: Scene): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Naive</title><style>${peerStyle(scene)}
ul { list-style: none; margin: 0; padding: 0; }</style></head>
<body data-scene="${writeScene(scene)}"><div id="root">${renderToString(<NaiveGallery scene={scene} />)}</div>
<script type="module" src="/naive.js"></script></body></html>`
