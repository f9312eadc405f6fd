import { renderToString } from 'react-dom/server'
import { type GalleryData, GalleryIndex, readState, StaticGallery } from '@tessera/gallery'
import { DEFAULT_LIGHTBOX } from '@tessera/gallery/core'
import { Lightbox } from '@tessera/gallery/lightbox'
import { ExamplePage } from '../ExamplePage'
import { plain, prints, topics, years } from '../works'
import source from './server.tsx?raw'

const gallery: GalleryData = {
  ...plain,
  groups: [topics, years],
  paging: { kind: 'more', size: 12 },
  lightbox: DEFAULT_LIGHTBOX,
}
const index = new GalleryIndex(gallery, prints)

/** The HTML for a query string (`?…` or ''). */
export function render(search: string) {
  const state = readState(gallery, search)
  const view = index.view(state)
  return renderToString(
    <ExamplePage folder="no-script" source={source}>
      <StaticGallery {...{ gallery, state, view, search }} lightbox={Lightbox} />
    </ExamplePage>,
  )
}
