import type { Condition } from 'payload'

type Block = Readonly<Record<string, unknown>>

/** Shows a field only where it means something, told from the gallery block it stands in. */
export const shownWhen =
  (means: (block: Block) => boolean): Condition =>
  (_, block) =>
    means(block ?? {})

/** Galleries made before layouts could be chosen have none stored. */
const layoutOf = (block: Block): unknown => block['layout'] ?? 'mosaic'

export const isMosaic = (block: Block): boolean => layoutOf(block) === 'mosaic'
export const isNoList = (block: Block): boolean => layoutOf(block) !== 'list'
export const enlarges = (block: Block): boolean => block['lightbox'] !== false
export const enlargesImages = (block: Block): boolean =>
  enlarges(block) && block['slides'] !== 'articles'
export const hasQuery = (block: Block): boolean => block['source'] !== 'picked'
export const hasPicked = (block: Block): boolean =>
  block['source'] === 'picked' || block['source'] === 'both'
