import { BREAKPOINTS } from '../enumerations'
import { rowRatio } from '../patterns/row-height'
import type { Gallery, Pattern, TileImage } from '../types'
import type { FittedShape } from './fit-repeat'

/** The place of one tile of a pattern at all breakpoints. */
export interface PatternCell {
  /** Width divided by height at each breakpoint, in the order of `BREAKPOINTS`. Without gaps. */
  readonly ratios: readonly number[]
  /** Grid cells at the wide breakpoint. */
  readonly area: number
}

/** The cells of one repeat of a pattern, in reading order. */
export const patternCells = ({ breakpoints }: Pattern): readonly PatternCell[] =>
  breakpoints.wide.spans.map(([width, rows], index) => ({
    area: width * rows,
    ratios: BREAKPOINTS.map((breakpoint) => {
      const pattern = breakpoints[breakpoint]
      const span = pattern.spans[index] ?? [1, 1]
      return (Math.min(span[0], pattern.columns) / span[1]) * rowRatio(pattern, breakpoint)
    }),
  }))

/** Whether the tiles of a gallery are assigned to cells by their proportions, unless a visitor sorts them. */
export const fitsShapes = ({ layout, fitShapes }: Pick<Gallery, 'layout' | 'fitShapes'>): boolean =>
  layout === 'mosaic' && fitShapes === true

/** The part of a tile that decides its cell. */
export interface SizedTile {
  readonly image: Pick<TileImage, 'width' | 'height'> | null
}

export const fittedShape = (tile: SizedTile | undefined): FittedShape => ({
  ratio: tile?.image ? tile.image.width / tile.image.height : null,
})
