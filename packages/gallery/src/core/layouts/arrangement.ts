import type { Breakpoint } from '../types'

/** Where a tile lies, in px: `x` from the edge where lines begin (right in right-to-left), `y` from the grid's top. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A grid as the browser lays it out, in px. */
export interface Measures {
  readonly breakpoint: Breakpoint
  /** Inline size of the grid. */
  readonly width: number
  readonly gap: number
  /** Computed `grid-auto-rows`: the height of a tile of one row. */
  readonly rowHeight: number
  /** Kept below each image of `masonry` and `justified` for its caption; 0 or absent where captions lie on it. */
  readonly captionHeight?: number
}

/** What is known of the tiles before any is drawn. */
export interface Shapes {
  readonly count: number
  /** Width divided by height, of the tile at an index. Asked by `masonry` and `justified` alone. */
  readonly aspectRatio: (index: number) => number
}

/** Where all tiles of a gallery lie: what CSS does with the server's markup, told without asking the browser. */
export interface Arrangement {
  readonly count: number
  /** Block size of the grid, in px; 0 without tiles. */
  readonly height: number
  readonly boxAt: (index: number) => Box
  /** Indexes of the tiles that touch the band between two heights in px, ascending. */
  readonly inBand: (top: number, bottom: number) => readonly number[]
}

/** Boxes being written, four numbers a tile: x, y, width, height. */
export class Boxes implements Arrangement {
  readonly count: number
  height = 0
  readonly #numbers: Float64Array
  /** For every tile, how far down it and those before it reach, and how far up it and those after it. */
  #reach: Readonly<Record<'down' | 'up', Float64Array>> | null = null

  constructor(count: number) {
    this.count = count
    this.#numbers = new Float64Array(4 * count)
  }

  set(index: number, x: number, y: number, width: number, height: number): void {
    const at = 4 * index
    this.#numbers[at] = x
    this.#numbers[at + 1] = y
    this.#numbers[at + 2] = width
    this.#numbers[at + 3] = height
    this.height = Math.max(this.height, y + height)
  }

  readonly boxAt = (index: number): Box => {
    const [x = 0, y = 0, width = 0, height = 0] = this.#numbers.subarray(4 * index, 4 * index + 4)
    return { x, y, width, height }
  }

  readonly inBand = (top: number, bottom: number): readonly number[] => {
    const { down, up } = (this.#reach ??= this.#findReach())
    const first = firstIndex(this.count, (index) => (down[index] ?? 0) > top)
    const end = firstIndex(this.count, (index) => (up[index] ?? 0) >= bottom)
    const touching: number[] = []
    for (let index = first; index < end; index++) {
      if (this.#top(index) < bottom && this.#bottom(index) > top) touching.push(index)
    }
    return touching
  }

  readonly #top = (index: number) => this.#numbers[4 * index + 1] ?? 0
  readonly #bottom = (index: number) => this.#top(index) + (this.#numbers[4 * index + 3] ?? 0)

  /** Both only ever grow, whatever the order tiles lie in, so a band is found by halving. */
  #findReach() {
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

/** The first index from 0 at which something that stays true is true; `count` if nowhere. */
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
