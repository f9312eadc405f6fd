import type { Breakpoint } from '../../enumerations'
import { toFourDecimals } from '../../tile/aspect-ratio'
import type { Gallery } from '../../types'
import { MAX_GAP_SHARE, MAX_ROW_SHARE } from '../../css-grid/fixed-sizes'

/** Number of equal columns in `columns` and `masonry`: the setting in wide boxes, at most 4 in medium and 2 in narrow ones. */
export function columnCount(
  { columns = DEFAULT_COLUMNS }: Pick<Gallery, 'columns'>,
  breakpoint: Breakpoint,
): number {
  if (breakpoint === 'wide') return columns
  if (breakpoint === 'medium') return Math.ceil(0.6 * columns)
  return columns > 2 ? 2 : 1
}

const DEFAULT_COLUMNS = 4

/** Target width divided by height of a justified row: about 260, 220 and 210 px high in galleries of typical width. */
const ROW_RATIO: Readonly<Record<Breakpoint, number>> = { wide: 5, medium: 3.2, narrow: 1.7 }

/** Height of rows that are as the style sheet has them in a gallery of 1300 px: `justified` and `list`, px. */
const DEFAULT_ROW_HEIGHT = 260

/** Target width divided by height of a justified row. The height scales with the gallery, as without a setting. */
export const justifiedRowRatio = (
  { rowHeight = DEFAULT_ROW_HEIGHT }: Pick<Gallery, 'rowHeight'>,
  breakpoint: Breakpoint,
): number => toFourDecimals((ROW_RATIO[breakpoint] * DEFAULT_ROW_HEIGHT) / rowHeight)

/** The custom properties of a grid with sizes of its own. `cqi` is the width of the gallery. */
export const gridSizeProperties = ({
  layout,
  rowHeight,
  gap,
}: Pick<Gallery, 'layout' | 'rowHeight' | 'gap'>): Readonly<Record<`--${string}`, string>> => ({
  ...(gap !== undefined &&
    layout !== 'list' && { '--tessera-gap': `min(${gap}px, ${100 * MAX_GAP_SHARE}cqi)` }),
  ...(rowHeight &&
    layout === 'mosaic' && {
      '--tessera-row-height': `calc(max(min(${rowHeight}px, ${100 * MAX_ROW_SHARE}cqi), 10rem) + var(--_tessera-caption) * 0.8)`,
    }),
  ...(rowHeight &&
    layout === 'list' && {
      '--tessera-list-row-height': `max(clamp(${MIN_LIST_ROW_HEIGHT}px, ${toFourDecimals(rowHeight * LIST_ROW_SHARE)}cqi, ${rowHeight}px), 8rem)`,
    }),
})

/** As in --tessera-list-row-height: the width of the gallery in percent per px of height, and the least height, px. */
const LIST_ROW_SHARE = 22 / DEFAULT_ROW_HEIGHT
const MIN_LIST_ROW_HEIGHT = 132

/** Height of a list's row in a gallery with that setting and width, at the default font size. In px. */
export const listRowHeight = (
  { rowHeight = DEFAULT_ROW_HEIGHT }: Pick<Gallery, 'rowHeight'>,
  width: number,
): number => Math.max(rowHeight * Math.min((LIST_ROW_SHARE * width) / 100, 1), MIN_LIST_ROW_HEIGHT)
