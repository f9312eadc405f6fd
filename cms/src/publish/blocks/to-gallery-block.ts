import type { GalleryBlock } from '@tessera/content'
import {
  DEFAULT_LIGHTBOX,
  DEFAULT_TEXT_POSITION,
  LAYOUT_SIZES,
  PATTERN_IDS,
  type GridSize,
} from '@tessera/gallery/core'
import { DEFAULT_PATTERN } from '@tessera/gallery/patterns'
import { DEFAULT_PERIOD_LABEL } from '../../blocks/gallery/filter-fields'
import { canFitShapes } from '../../blocks/gallery/conditions'
import { CUSTOM } from '../../blocks/gallery/pattern-options'
import type { GalleryRow } from '../row-schemas/gallery-row'
import { gallerySources } from './gallery-sources'

/** A gallery as published. Fields that the editor left empty get their defaults. */
export function toGalleryBlock(row: GalleryRow): GalleryBlock {
  const { galleryId, title, order, hoverBox } = row
  return {
    type: 'gallery',
    id: galleryId,
    title,
    layout: row.layout ?? 'mosaic',
    pattern: toPattern(row),
    ...toSizes(row),
    fitShapes: canFitShapes({ ...row, layout: row.layout ?? 'mosaic' }) && (row.fitShapes ?? true),
    ...(row.mirrorRepeats && (row.layout ?? 'mosaic') === 'mosaic' && { mirrorRepeats: true }),
    groups: (row.groups ?? []).flatMap(({ group, form, multiple }) =>
      group ? [{ group, form, multiple: multiple ?? false }] : [],
    ),
    ...(row.period && { period: { label: row.periodLabel || DEFAULT_PERIOD_LABEL } }),
    search: row.search ?? false,
    sorts: row.sorts ?? [],
    ...gallerySources(row),
    order,
    ...toArrangement(row),
    paging: toPaging(row),
    hoverBox,
    textPosition: toTextPosition(row),
    lightbox: toLightbox(row),
    tileClick: toTileClick(row),
  }
}

/** The sizes that the layout of the gallery has and that the editor has set. */
const toSizes = (row: GalleryRow): Pick<GalleryBlock, GridSize> =>
  Object.fromEntries(
    LAYOUT_SIZES[row.layout ?? 'mosaic'].flatMap((name) =>
      typeof row[name] === 'number' ? [[name, row[name]]] : [],
    ),
  )

/** Leaves out what has no effect in the order and the layout of the gallery. */
function toArrangement({
  arrangement,
  order,
  layout,
}: GalleryRow): Pick<GalleryBlock, 'arrangement'> {
  const effective = {
    order: order === 'picked' ? arrangement.order : [],
    pinned: arrangement.pinned,
    large: (layout ?? 'mosaic') === 'mosaic' ? arrangement.large : [],
  }
  const isEmpty = Object.values(effective).every((list) => list.length === 0)
  return isEmpty ? {} : { arrangement: effective }
}

const toPattern = ({ pattern, customPattern }: GalleryRow): GalleryBlock['pattern'] =>
  pattern === CUSTOM && customPattern
    ? { custom: customPattern }
    : (PATTERN_IDS.find((id) => id === pattern) ?? DEFAULT_PATTERN.id)

const toLightbox = (row: GalleryRow): GalleryBlock['lightbox'] =>
  row.lightbox === false
    ? null
    : {
        slides: row.slides ?? DEFAULT_LIGHTBOX.slides,
        captions: row.captions ?? DEFAULT_LIGHTBOX.captions,
        details: row.details ?? true,
        ...(row.camera && { camera: true }),
        download: row.download ?? DEFAULT_LIGHTBOX.download,
        share: row.share ?? DEFAULT_LIGHTBOX.share,
        thumbnails: row.thumbnails ?? DEFAULT_LIGHTBOX.thumbnails,
        autoplay: row.autoplay ?? DEFAULT_LIGHTBOX.autoplay,
      }

/** Without a lightbox, a click opens the article instead. */
const toTileClick = ({ lightbox, tileClick }: GalleryRow): GalleryBlock['tileClick'] =>
  lightbox === false && tileClick === 'lightbox' ? 'article' : (tileClick ?? 'article')

const DEFAULT_PAGE_SIZE = 24
const toPaging = ({ paging, pageSize }: GalleryRow): GalleryBlock['paging'] =>
  paging === 'all' ? { kind: 'all' } : { kind: paging, size: pageSize ?? DEFAULT_PAGE_SIZE }

const toTextPosition = ({ textPosition }: GalleryRow): GalleryBlock['textPosition'] => ({
  small: textPosition?.small ?? DEFAULT_TEXT_POSITION.small,
  wide: textPosition?.wide ?? DEFAULT_TEXT_POSITION.wide,
  tall: textPosition?.tall ?? DEFAULT_TEXT_POSITION.tall,
  big: textPosition?.big ?? DEFAULT_TEXT_POSITION.big,
})
