import { GalleryIndex, readState, StaticGallery } from '@tessera/gallery'
import { renderToString } from 'react-dom/server'
import { galleryOf, pagingOf, tilesOf } from './gallery'
import { writeScenario, type Scenario } from './scenario'

/**
 * Our gallery as a site's server sends it for a query string; the script hydrates it. The attributes of the body have
 * a prefix, because the gallery's styles apply to `data-paging` and `data-search`.
 */
export function oursPage(scenario: Scenario, paging: string, search: string): string {
  const gallery = galleryOf(scenario, pagingOf(paging))
  const state = readState(gallery, search)
  const view = new GalleryIndex(gallery, tilesOf(scenario)).view(state)
  const html = renderToString(
    <StaticGallery gallery={gallery} view={view} state={state} search={search} />,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tessera</title>
<link rel="stylesheet" href="/ours.css"><style>
body { margin: 10px 40px; }
#root { inline-size: ${scenario.width}px; }
:root { --tessera-row-height: ${scenario.row}px; --tessera-gap: ${scenario.gap}px; }
</style></head>
<body data-scenario="${writeScenario(scenario)}" data-bench-paging="${paging}" data-bench-search="${search.replaceAll('&', '&amp;')}"><div id="root">${html}</div>
<script type="module" src="/ours.js"></script></body></html>`
}
