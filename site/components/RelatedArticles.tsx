import { Gallery } from '@tessera/gallery'
import {
  DEFAULT_TEXT_POSITION,
  GalleryIndex,
  INITIAL_STATE,
  type Gallery as GalleryData,
  type Tile,
} from '@tessera/gallery/core'

const gallery: GalleryData = {
  id: 'related',
  title: 'Related',
  layout: 'columns',
  pattern: '4',
  groups: [],
  search: false,
  sorts: [],
  paging: { kind: 'all' },
  hoverBox: 'none',
  textPosition: DEFAULT_TEXT_POSITION,
  lightbox: null,
  tileClick: 'article',
}

/** Where a reader may go on: tiles as everywhere, without script. Nothing when nothing is related. */
export function RelatedArticles({ tiles }: { readonly tiles: readonly Tile[] }) {
  if (tiles.length === 0) return null
  const view = new GalleryIndex(gallery, tiles).view(INITIAL_STATE)
  return (
    <aside className="related" aria-label="Related">
      <Gallery gallery={gallery} view={view} state={INITIAL_STATE} search="" />
    </aside>
  )
}
