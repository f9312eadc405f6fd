export { BREAKPOINT_MIN_WIDTH } from '../breakpoints'
export {
  BREAKPOINTS,
  LAYOUTS,
  PATTERN_IDS,
  type Breakpoint,
  type Layout,
  type PatternId,
} from '../enumerations'
export { wholeRepeats } from '../filter/paging'
export { fitRepeat, type FittedShape } from '../fit/fit-repeat'
export { fitTiles } from '../fit/fit-tiles'
export type { PatternCell } from '../fit/cells-of-pattern'
export { patternCells } from '../fit/pattern-cells'
export { parseBreakpoint, parseRows } from '../patterns/parse-floor-plan'
export { patterns } from '../patterns/patterns'
export { rowHeight } from '../patterns/row-height'
export { mirrorPattern, repeatLength } from '../patterns/mirror-pattern'
export { resolvePattern } from '../patterns/resolve-pattern'
export { tileAspectRatio } from '../tile/aspect-ratio'
export type { Gallery, Pattern, PatternBreakpoint, Span } from '../types'
export { assignSpans } from './grid/assign-spans'
export { computeTileRects } from './compute-tile-rects'
export { GRID_SIZE_LIMITS, LAYOUT_SIZES, type GridSize } from './grid/grid-size-limits'
export { fixedGap, fixedRowHeight } from '../css-grid/fixed-sizes'
export { columnCount, justifiedRowRatio, listRowHeight } from './grid/grid-sizes'
export type { Cell } from '../css-grid/wide-grid'
export { listCells, placeTiles, type TileCells } from '../css-grid/place-tiles'
export type { GridMetrics, Rect, TileRects, TileShapes } from './tile-rects'
