import { Gallery, GalleryIndex, readState } from '@tessera/gallery'
import { renderToString } from 'react-dom/server'
import { firstSearch, galleryOf, pagingOf, tilesOf } from './gallery'
import { writeScene, type Scene } from './scene'

/** Our gallery as a site's server would send it: complete, then woken by `script`. */
export function oursPage(scene: Scene, paging: string, script = '/ours.js'): string {
  const gallery = galleryOf(scene, pagingOf(paging))
  const search = firstSearch(scene)
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
<body data-scene="${writeScene(scene)}" data-paging="${paging}"><div id="root">${html}</div>
<script type="module" src="${script}"></script></body></html>`
}
