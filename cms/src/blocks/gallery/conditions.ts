import { LAYOUT_SIZES, LAYOUTS, type GridSize } from '@tessera/gallery/core'
import type { Condition } from 'payload'
import { parseArrangement } from './arrangement'

type Block = Readonly<Record<string, unknown>>

/** Shows a field only for galleries of which `isRelevant` is true. */
export const showWhen =
  (isRelevant: (block: Block) => boolean): Condition =>
  (_, block) =>
    isRelevant(block ?? {})

/** Whether the layout of a gallery has a size: columns, row height or gap. */
export const hasSize =
  (size: GridSize) =>
  (block: Block): boolean =>
    LAYOUT_SIZES[LAYOUTS.find((layout) => layout === block['layout']) ?? 'mosaic'].includes(size)
export const isMosaic = (block: Block): boolean => block['layout'] === 'mosaic'
/** Whether the order of a gallery leaves open which tile of a repeat comes first: not by hand, not by title. */
export const canFitShapes = (block: Block): boolean =>
  isMosaic(block) && block['order'] !== 'picked' && block['order'] !== 'title'
export const isNotList = (block: Block): boolean => block['layout'] !== 'list'
export const hasLightbox = (block: Block): boolean => block['lightbox'] !== false
export const showsImages = (block: Block): boolean =>
  hasLightbox(block) && block['slides'] !== 'articles'
export const showsArticleWorks = (block: Block): boolean => block['works'] !== 'images'
export const showsImageWorks = (block: Block): boolean =>
  block['works'] === 'images' || block['works'] === 'both'
export const hasQuery = (block: Block): boolean => block['source'] !== 'picked'
export const hasPicked = (block: Block): boolean =>
  block['source'] === 'picked' || block['source'] === 'both'
/** Whether an order by hand differs from the others: an editor has dragged tiles or picked works that are shown. */
export const canOrderByHand = (block: Block): boolean =>
  hasPickedWork(block) || parseArrangement(block['arrangement']).order.length > 0

const hasPickedWork = (block: Block): boolean =>
  hasPicked(block) &&
  ((showsArticleWorks(block) && hasValues(block['picked'])) ||
    (showsImageWorks(block) && hasValues(block['pickedImages'])))

const hasValues = (list: unknown): boolean => Array.isArray(list) && list.length > 0
