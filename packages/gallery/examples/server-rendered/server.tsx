import { renderToString } from 'react-dom/server'
import { GalleryIndex, readState, StaticGallery } from '@tessera/gallery'
import { ExamplePage } from '../ExamplePage'
import { prints } from '../works'
import { gallery } from './gallery'
import source from './page.tsx?raw'

const index = new GalleryIndex(gallery, prints)

/** The HTML for a query string (`?…` or ''). */
export function render(search: string) {
  const state = readState(gallery, search)
  return renderToString(
    <ExamplePage folder="server-rendered" source={source}>
      <StaticGallery gallery={gallery} state={state} view={index.view(state)} search={search} />
    </ExamplePage>,
  )
}
