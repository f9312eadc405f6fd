import { BREAKPOINTS } from '../enumerations'
import { resolvePattern } from '../patterns/resolve-pattern'
import { rowRatio } from '../patterns/row-height'
import type { Gallery, PatternBreakpoint, Span, TileImage } from '../types'
import type { FittedShape } from './fit-repeat'

/** The place of one tile of a pattern at all breakpoints. */
export interface PatternCell {
  /** Width divided by height at each breakpoint, in the order of `BREAKPOINTS`. Without gaps. */
  readonly ratios: readonly number[]
  /** Grid cells at the wide breakpoint. */
  readonly area: number
}

/** The cells of each repeat of a pattern that differs from the others, in reading order. They alternate. */
export const patternCells = (
  gallery: Pick<Gallery, 'pattern' | 'rowHeight' | 'gap'>,
): readonly [readonly PatternCell[], ...(readonly PatternCell[])[]] => {
  const own = cellsOf(gallery, ({ spans }) => spans)
  return resolvePattern(gallery).breakpoints.wide.mirrored
    ? [own, cellsOf(gallery, ({ spans, mirrored = spans }) => mirrored)]
    : [own]
}

function cellsOf(
  gallery: Parameters<typeof patternCells>[0],
  spansOf: (breakpoint: PatternBreakpoint) => readonly Span[],
): readonly PatternCell[] {
  const { breakpoints } = resolvePattern(gallery)
  return spansOf(breakpoints.wide).map(([width, rows], index) => ({
    area: width * rows,
    ratios: BREAKPOINTS.map((breakpoint) => {
      const pattern = breakpoints[breakpoint]
      const span = spansOf(pattern)[index] ?? [1, 1]
      return (Math.min(span[0], pattern.columns) / span[1]) * rowRatio(pattern, breakpoint, gallery)
    }),
  }))
}

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
