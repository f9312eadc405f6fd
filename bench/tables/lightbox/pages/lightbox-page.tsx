import { GalleryIndex, readState, StaticGallery } from '@tessera/gallery'
import { renderToString } from 'react-dom/server'
import type { Candidate } from '../candidates'
import { ourGallery, ourTiles, titleOf } from './our-gallery'
import { BROKEN, LARGE, largeFile, SMALL, smallFile } from './images'

const COLUMN = 290
const GAP = 10

/** A candidate's page: the same images in four columns, as links for the peers and as a gallery for ours. */
export const lightboxPage = (
  kind: Candidate['kind'],
  { search, lazy }: { readonly search: string; readonly lazy: readonly string[] },
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Lightbox</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style>
${kind === 'ours' ? '<link rel="stylesheet" href="/gallery.css">' : ''}</head>
<body data-bench-search="${search.replaceAll('&', '&amp;')}" data-lazy-files="${lazy.join(' ')}"><main id="root">${kind === 'ours' ? ourHtml(search) : peerHtml()}</main>
<script type="module" src="/recorder.js"></script><script type="module" src="/${kind}.js"></script></body></html>`

const STYLE = `
body { margin: 10px 40px; font: 14px/1.4 sans-serif; }
:root { --tessera-row-height: 193px; --tessera-gap: ${GAP}px; }
#root { inline-size: min(100%, ${4 * COLUMN + 3 * GAP}px); }
#grid { display: grid; grid-template-columns: repeat(4, 1fr); grid-auto-rows: 193px; gap: ${GAP}px; }
#grid img { inline-size: 100%; block-size: 100%; object-fit: cover; display: block; }
@media (max-width: 600px) { body { margin: 10px; } }
`

function ourHtml(search: string): string {
  const state = readState(ourGallery, search)
  const view = new GalleryIndex(ourGallery, ourTiles).view(state)
  return renderToString(
    <StaticGallery gallery={ourGallery} view={view} state={state} search={search} />,
  )
}

function peerHtml(): string {
  const links = Array.from(
    { length: BROKEN + 1 },
    (_, image) =>
      `<a href="/${largeFile(image)}" data-n="${image}" data-pswp-width="${LARGE.width}" data-pswp-height="${LARGE.height}"><img src="/${smallFile(image)}" alt="${titleOf(image)}" width="${SMALL.width}" height="${SMALL.height}"></a>`,
  )
  return `<h1>Work</h1><div id="grid">${links.join('')}</div>`
}
