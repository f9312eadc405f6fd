import { DEFAULT_LIGHTBOX } from '@tessera/gallery/core'
import { patternId, type GalleryBlock } from '@tessera/content'
import { CUSTOM } from '../blocks/gallery/pattern-options'
import type { GalleryRow } from './gallery-row'

/** A gallery as published: what does not apply is not said, and what was never chosen gets its default. */
export function toGalleryBlock(row: GalleryRow): GalleryBlock {
  const { galleryId, title, terms, from, to, picked, order, hoverBox } = row
  return {
    type: 'gallery',
    id: galleryId,
    title,
    layout: row.layout ?? 'mosaic',
    pattern: patternOf(row),
    groups: (row.groups ?? []).flatMap(({ group, form, multiple }) =>
      group ? [{ group, form, multiple: multiple ?? false }] : [],
    ),
    search: row.search ?? false,
    sorts: row.sorts ?? [],
    articles: {
      query: row.source === 'picked' ? null : { terms, from, to },
      picked: row.source === 'query' ? [] : picked,
    },
    order,
    paging: pagingOf(row),
    hoverBox,
    textPosition: textPositionOf(row),
    lightbox: lightboxOf(row),
    tileClick: tileClickOf(row),
  }
}

const patternOf = ({ pattern, customPattern }: GalleryRow): GalleryBlock['pattern'] =>
  pattern === CUSTOM && customPattern
    ? { custom: customPattern }
    : patternId.catch('4').parse(pattern)

const lightboxOf = (row: GalleryRow): GalleryBlock['lightbox'] =>
  row.lightbox === false
    ? null
    : {
        slides: row.slides ?? DEFAULT_LIGHTBOX.slides,
        captions: row.captions ?? DEFAULT_LIGHTBOX.captions,
        download: row.download ?? DEFAULT_LIGHTBOX.download,
        share: row.share ?? DEFAULT_LIGHTBOX.share,
        thumbnails: row.thumbnails ?? DEFAULT_LIGHTBOX.thumbnails,
        autoplay: row.autoplay ?? DEFAULT_LIGHTBOX.autoplay,
      }

/** A tile cannot enlarge what is not to be enlarged. */
const tileClickOf = ({ lightbox, tileClick }: GalleryRow): GalleryBlock['tileClick'] =>
  lightbox === false && tileClick === 'lightbox' ? 'article' : (tileClick ?? 'article')

const DEFAULT_PAGE_SIZE = 24

const pagingOf = ({ paging, pageSize }: GalleryRow): GalleryBlock['paging'] =>
  paging === 'all' ? { kind: 'all' } : { kind: paging, size: pageSize ?? DEFAULT_PAGE_SIZE }

const textPositionOf = ({ textPosition: at }: GalleryRow): GalleryBlock['textPosition'] => ({
  small: at?.small ?? 'bottom',
  wide: at?.wide ?? 'bottom',
  tall: at?.tall ?? 'bottom',
  big: at?.big ?? 'bottom',
})
