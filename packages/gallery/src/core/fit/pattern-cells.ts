import { resolvePattern } from '../patterns/resolve-pattern'
import type { Gallery, TileImage } from '../types'
import { cellsOfPattern, type PatternCells } from './cells-of-pattern'
import type { FittedShape } from './fit-repeat'

/** The cells of a gallery's pattern. */
export const patternCells = (
  gallery: Pick<Gallery, 'pattern' | 'rowHeight' | 'gap'>,
): PatternCells => cellsOfPattern(resolvePattern(gallery), gallery)

/** The settings of a gallery that decide which tile takes which cell. */
export type CellSettings = Pick<Gallery, 'layout' | 'fitShapes' | 'large' | 'pinned'>

/**
 * Whether the tiles of a gallery are assigned to the cells of each repeat, unless a visitor sorts them: by their
 * proportions, or because some are large.
 */
export const assignsToCells = ({ layout, fitShapes, large }: CellSettings): boolean =>
  layout === 'mosaic' && (fitShapes || !!large)

/** The part of a tile that decides its cell. */
export interface SizedTile {
  readonly id: string
  readonly image: Pick<TileImage, 'width' | 'height'> | null
}

/** @param position index of the tile in the editor's order */
export const fittedShape = (
  { fitShapes, large, pinned = 0 }: CellSettings,
  tile: SizedTile | undefined,
  position: number,
): FittedShape => ({
  ratio: fitShapes && tile?.image ? tile.image.width / tile.image.height : null,
  isLarge: large?.includes(tile?.id ?? ''),
  isPinned: position < pinned,
})
