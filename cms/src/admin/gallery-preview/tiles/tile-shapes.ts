import {
  BREAKPOINTS,
  listRowHeight,
  patternCells,
  type Breakpoint,
  type Gallery,
  type GridSize,
} from '@tessera/gallery/layouts'
import { CELL_RATIO, LIST_IMAGE_WIDTH } from '../../../media-library/small-images/largest-tile'
import { PREVIEW_WIDTH } from './place-preview-tiles'

/** In list.css: the share of a row that the image takes, and the padding above it, px. */
const LIST_IMAGE_SHARE = 0.38
const LIST_PADDING = 24

/**
 * The shapes that images have at any width, as width divided by height, the widest first; none in layouts that crop
 * nothing. Those that look the same are one.
 */
export function tileShapes(
  gallery: Pick<Gallery, 'layout' | 'pattern' | GridSize>,
): readonly number[] {
  switch (gallery.layout) {
    case 'columns':
      return [CELL_RATIO]
    case 'list':
      return distinct(BREAKPOINTS.map((breakpoint) => listShape(gallery, breakpoint)))
    case 'mosaic':
      return distinct(patternCells(gallery)[0].flatMap(({ ratios }) => ratios))
    case 'masonry':
    case 'justified':
      return []
  }
}

function listShape(gallery: Pick<Gallery, 'rowHeight'>, breakpoint: Breakpoint): number {
  const width = PREVIEW_WIDTH[breakpoint]
  const image = Math.min(LIST_IMAGE_SHARE * width, LIST_IMAGE_WIDTH)
  return image / (listRowHeight(gallery, width) - LIST_PADDING)
}

const distinct = (ratios: readonly number[]): readonly number[] =>
  [...new Set(ratios.map((ratio) => Math.round(ratio * 10) / 10))].sort((a, b) => b - a)
