import { renderToString } from 'react-dom/server'
import { Gallery, GalleryIndex, readState } from '@tessera/gallery'
import { Frame } from '../frame'
import { prints } from '../works'
import { gallery } from './gallery'
import source from './page.tsx?raw'

const index = new GalleryIndex(gallery, prints)

/** The page for a query string (`?…` or ''). */
export function render(search: string) {
  const state = readState(gallery, search)
  return renderToString(
    <Frame folder="server-rendered" source={source}>
      <Gallery gallery={gallery} state={state} view={index.view(state)} search={search} />
    </Frame>,
  )
}
