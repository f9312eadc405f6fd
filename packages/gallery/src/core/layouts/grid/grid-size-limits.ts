import type { Layout } from '../../enumerations'

/** Settings of a gallery that replace sizes of the style sheet. */
export const GRID_SIZES = ['columns', 'rowHeight', 'gap'] as const
export type GridSize = (typeof GRID_SIZES)[number]

/** Smallest and largest useful value: number of columns, px, px. */
export const GRID_SIZE_LIMITS: Readonly<
  Record<GridSize, { readonly min: number; readonly max: number }>
> = {
  columns: { min: 1, max: 6 },
  rowHeight: { min: 160, max: 480 },
  gap: { min: 0, max: 48 },
}

/** The sizes that a layout has. Those of others have no effect: the columns of a mosaic are those of its pattern. */
export const LAYOUT_SIZES: Readonly<Record<Layout, readonly GridSize[]>> = {
  mosaic: ['rowHeight', 'gap'],
  columns: ['columns', 'gap'],
  masonry: ['columns', 'gap'],
  justified: ['rowHeight', 'gap'],
  list: ['rowHeight'],
}
