import { Gallery, GalleryIndex, readState } from '@tessera/gallery'
import { renderToString } from 'react-dom/server'
import { galleryOf, pagingOf, tilesOf } from './gallery'
import { writeScene, type Scene } from './scene'

/**
 * Our gallery as a site's server would send it for a query string: complete, and then woken. What the body carries has
 * names of its own: `data-paging` and `data-search` there made it a part of the gallery, with its styles.
 */
export function oursPage(scene: Scene, paging: string, search: string): string {
  const gallery = galleryOf(scene, pagingOf(paging))
  const state = readState(gallery, search)
  const view = new GalleryIndex(gallery, tilesOf(scene)).view(state)
  const html = renderToString(
    <Gallery gallery={gallery} view={view} state={state} search={search} />,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tessera</title>
<link rel="stylesheet" href="/ours.css"><style>
body { margin: 10px 40px; }
#root { inline-size: ${scene.width}px; }
:root { --tessera-row-height: ${scene.row}px; --tessera-gap: ${scene.gap}px; }
</style></head>
<body data-stage="${writeScene(scene)}" data-stage-paging="${paging}" data-stage-search="${search.replaceAll('&', '&amp;')}"><div id="root">${html}</div>
<script type="module" src="/ours.js"></script></body></html>`
}
