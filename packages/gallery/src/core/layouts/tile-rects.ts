import type { Breakpoint } from '../enumerations'

/** A rectangle in px: `x` from the inline start of the grid (the right side in right-to-left pages), `y` from its top. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Sizes of a grid as the browser computes them, in px. */
export interface GridMetrics {
  readonly breakpoint: Breakpoint
  /** Inline size of the grid. */
  readonly width: number
  readonly gap: number
  /** Computed `grid-auto-rows`: the height of a tile that is one row high. */
  readonly rowHeight: number
  /** Space for the caption below each image in `masonry` and `justified`; 0 or absent where captions overlay it. */
  readonly captionHeight?: number
}

/** Number and shapes of the tiles, known before any tile is rendered. */
export interface TileShapes {
  readonly count: number
  /** Width divided by height of the tile at an index. Only called for `masonry` and `justified`. */
  readonly aspectRatio: (index: number) => number
}

/** A rectangle per tile: the layout that CSS computes, without asking the browser. */
export interface TileRects {
  readonly count: number
  /** Block size of the grid, px; 0 without tiles. */
  readonly height: number
  readonly rectAt: (index: number) => Rect
  /** Indexes of the tiles that overlap the range between two heights in px, ascending. */
  readonly indexesWithin: (top: number, bottom: number) => readonly number[]
}

/** Writable `TileRects`: four numbers per tile (x, y, width, height) in one array. */
export class TileRectBuffer implements TileRects {
  readonly count: number
  height = 0
  readonly #numbers: Float64Array
  /** Per index: the lowest bottom edge so far (`down`) and the highest top edge from there on (`up`). */
  #reach: Readonly<Record<'down' | 'up', Float64Array>> | null = null

  constructor(count: number) {
    this.count = count
    this.#numbers = new Float64Array(4 * count)
  }

  set(index: number, x: number, y: number, width: number, height: number): void {
    const start = 4 * index
    this.#numbers[start] = x
    this.#numbers[start + 1] = y
    this.#numbers[start + 2] = width
    this.#numbers[start + 3] = height
    this.height = Math.max(this.height, y + height)
  }

  readonly rectAt = (index: number): Rect => {
    const [x = 0, y = 0, width = 0, height = 0] = this.#numbers.subarray(4 * index, 4 * index + 4)
    return { x, y, width, height }
  }

  readonly indexesWithin = (top: number, bottom: number): readonly number[] => {
    const { down, up } = (this.#reach ??= this.#computeReach())
    const first = firstIndex(this.count, (index) => (down[index] ?? 0) > top)
    const end = firstIndex(this.count, (index) => (up[index] ?? 0) >= bottom)
    const overlapping: number[] = []
    for (let index = first; index < end; index++) {
      if (this.#top(index) < bottom && this.#bottom(index) > top) overlapping.push(index)
    }
    return overlapping
  }

  readonly #top = (index: number) => this.#numbers[4 * index + 1] ?? 0
  readonly #bottom = (index: number) => this.#top(index) + (this.#numbers[4 * index + 3] ?? 0)

  /** Both arrays are ascending in any layout, so that binary search finds a range. */
  #computeReach() {
    const { count } = this
    const down = new Float64Array(count)
    const up = new Float64Array(count)
    for (let index = 0, reach = 0; index < count; index++) {
      down[index] = reach = Math.max(reach, this.#bottom(index))
    }
    for (let index = count - 1, reach = Infinity; index >= 0; index--) {
      up[index] = reach = Math.min(reach, this.#top(index))
    }
    return { down, up }
  }
}

/** Binary search: the first index from which on `isTrue` is true; `count` if there is none. */
function firstIndex(count: number, isTrue: (index: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isTrue(middle)) high = middle
    else low = middle + 1
  }
  return low
}
