import { Gallery } from '@tessera/gallery'
import {
  DEFAULT_TEXT_POSITION,
  GalleryIndex,
  INITIAL_STATE,
  type Gallery as GalleryData,
  type Tile,
} from '@tessera/gallery/core'
import type { Words } from '../words/words'

const SHOWN: Omit<GalleryData, 'title'> = {
  id: 'related',
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
export function RelatedArticles({
  tiles,
  words,
}: {
  readonly tiles: readonly Tile[]
  readonly words: Words
}) {
  if (tiles.length === 0) return null
  const gallery = { ...SHOWN, title: words.related }
  const view = new GalleryIndex(gallery, tiles).view(INITIAL_STATE)
  return (
    <aside className="related" aria-label={words.related}>
      <Gallery
        gallery={gallery}
        view={view}
        state={INITIAL_STATE}
        search=""
        {...(words.gallery && { labels: words.gallery })}
      />
    </aside>
  )
}
