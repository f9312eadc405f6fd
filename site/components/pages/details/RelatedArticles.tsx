import { StaticGallery } from '@tessera/gallery'
import {
  DEFAULT_TEXT_POSITION,
  GalleryIndex,
  INITIAL_STATE,
  type Gallery as GalleryData,
  type PatternBreakpoint,
  type Tile,
} from '@tessera/gallery/core'
import type { Messages } from '../../../i18n/messages'

const rowOf = (columns: number): PatternBreakpoint => ({
  columns,
  spans: [[1, 1]],
  remainders: {},
})

const GALLERY: Omit<GalleryData, 'title'> = {
  id: 'related',
  layout: 'columns',
  pattern: {
    id: 'related',
    label: '',
    breakpoints: { wide: rowOf(3), medium: rowOf(3), narrow: rowOf(2) },
  },
  groups: [],
  search: false,
  sorts: [],
  paging: { kind: 'all' },
  hoverBox: 'none',
  textPosition: DEFAULT_TEXT_POSITION,
  lightbox: null,
  tileClick: 'article',
}

/** Related articles as a gallery of tiles without script. Renders nothing without tiles. */
export function RelatedArticles({
  tiles,
  messages,
}: {
  readonly tiles: readonly Tile[]
  readonly messages: Messages
}) {
  if (tiles.length === 0) return null
  const gallery = { ...GALLERY, title: messages.related }
  const view = new GalleryIndex(gallery, tiles).view(INITIAL_STATE)
  return (
    <aside className="related" aria-label={messages.related} data-details-part="">
      <StaticGallery
        gallery={gallery}
        view={view}
        state={INITIAL_STATE}
        search=""
        {...(messages.gallery && { labels: messages.gallery })}
      />
    </aside>
  )
}
