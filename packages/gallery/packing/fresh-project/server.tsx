import { Gallery, GalleryIndex, LiveGallery, readState } from '@tessera/gallery'
import { Lightbox } from '@tessera/gallery/lightbox'
import { renderToString } from 'react-dom/server'
import { gallery, tiles } from './works.js'

/** What a server sends for a query string (`?…` or ''): a gallery made of links, and one that wakes in the browser. */
export function renderPage(search: string) {
  const state = readState(gallery, search)
  const index = new GalleryIndex(gallery, tiles)
  const view = index.view(state)
  const live = { source: index, initialSearch: search, initialView: view }
  return {
    plain: renderToString(<Gallery {...{ gallery, view, state, search }} lightbox={Lightbox} />),
    live: renderToString(<LiveGallery gallery={gallery} {...live} lightbox={Lightbox} />),
  }
}
