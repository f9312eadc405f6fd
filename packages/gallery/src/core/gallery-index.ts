import {
  addBit,
  countBits,
  countCommon,
  emptyBitset,
  fullBitset,
  hasBit,
  intersectInto,
  nextBit,
  reorder,
  someBits,
  uniteInto,
  type Bitset,
} from './bitset'
import { tileAspectRatio } from './layouts/aspect-ratio'
import { pageCount, pageStretch } from './paging'
import { selectedIn } from './selection'
import { sortOrder } from './sort'
import { createTextSearch, indexWords, type TextSearch } from './text-search'
import type {
  FilterGroup,
  Gallery,
  GalleryState,
  GalleryView,
  OptionCounts,
  Selection,
  Slide,
  Sort,
  SortKey,
  Tile,
} from './types'
import { findWaysOut } from './ways-out'

/** How many neighbours of a slide are told, on each side. */
export const SLIDE_NEIGHBOURS = 3

type Wanted = Pick<GalleryState, 'selection' | 'query'>

/**
 * Answers what a gallery shows for a state. Built once for its tiles (in the editor's order): one bitset an option. The
 * words and each order are indexed when first asked for.
 */
export class GalleryIndex {
  readonly #gallery: Gallery
  readonly #tiles: readonly Tile[]
  readonly #all: Bitset
  readonly #options: ReadonlyMap<string, ReadonlyMap<string, Bitset>>
  readonly #positions: ReadonlyMap<string, number>
  readonly #count: typeof countCommon
  readonly #orders = new Map<string, Uint32Array>()
  #search: TextSearch | null = null
  #found: { readonly query: string; readonly bits: Bitset } | null = null
  #shuffled: { readonly seed: number; readonly order: Uint32Array } | null = null

  /** `count` is how an option's tiles are counted: all that a change of filter costs for every option there is. */
  constructor(gallery: Gallery, tiles: readonly Tile[], count = countCommon) {
    this.#gallery = gallery
    this.#tiles = tiles
    this.#count = count
    this.#all = fullBitset(tiles.length)
    this.#options = new Map(gallery.groups.map((group) => [group.id, indexGroup(group, tiles)]))
    this.#positions = new Map(tiles.map((tile, position) => [tile.id, position]))
  }

  /** A pure function of the state; unknown options read as "all", a page beyond the end as the last, an unknown `view` as none. */
  view(state: GalleryState, { ratios = true }: { readonly ratios?: boolean } = {}): GalleryView {
    const { paging } = this.#gallery
    const matching = this.#matching(state)
    const count = countBits(matching)
    const { offset, limit } = pageStretch(paging, count, state.page)
    const order = this.#order(state.sort)
    const ordered = order ? reorder(matching, order) : matching
    return {
      tiles: this.#tilesAt(someBits(ordered, offset, limit), order),
      offset,
      pages: pageCount(paging, count),
      matching: count,
      all: this.#tiles.length,
      counts: this.#counts(state),
      waysOut: count === 0 ? this.#waysOut(state) : [],
      ...(ratios &&
        this.#needsRatios() && {
          ratios: this.#tilesAt(someBits(ordered, 0, count), order).map(tileAspectRatio),
        }),
      slide: state.view === null ? null : this.#slide(ordered, order, count, state.view),
    }
  }

  /** Indexes the words in steps, so that the first search need not wait for all of them. */
  *indexWords(): Generator<undefined, void> {
    this.#search ??= yield* indexWords(this.#tiles, this.#gallery.groups)
  }

  /** Takes over an order that was made elsewhere (`compareTiles`), so that the first who wants it need not wait. */
  learnOrder(by: Exclude<SortKey, 'random'>, order: Uint32Array): void {
    this.#orders.set(by, order)
  }

  /** The matching tiles of a state from one place in their order (0 is the first) to before another, whatever its page. */
  range(state: GalleryState, from: number, to: number): readonly Tile[] {
    const matching = this.#matching(state)
    const order = this.#order(state.sort)
    return this.#tilesAt(
      someBits(order ? reorder(matching, order) : matching, from, to - from),
      order,
    )
  }

  /** Does the height of the whole depend on every tile's shape? */
  #needsRatios(): boolean {
    const { layout, paging } = this.#gallery
    return paging.kind === 'endless' && (layout === 'masonry' || layout === 'justified')
  }

  #matching({ selection, query }: Wanted, except?: string): Bitset {
    const matching = this.#searched(query).slice()
    for (const { id } of this.#gallery.groups) {
      const chosen = id === except ? null : this.#chosen(selection, id)
      if (chosen !== null) intersectInto(matching, chosen)
    }
    return matching
  }

  /** Tiles with any of the chosen options of a group; null when all are wanted. */
  #chosen(selection: Selection, group: string): Bitset | null {
    const options = this.#options.get(group)
    const [first, ...others] = selectedIn(selection, group).flatMap((id) => options?.get(id) ?? [])
    if (first === undefined || others.length === 0) return first ?? null
    const any = first.slice()
    others.forEach((bits) => uniteInto(any, bits))
    return any
  }

  /** Asked several times for one state, so the last answer is kept. */
  #searched(query: string): Bitset {
    if (query === '') return this.#all
    if (this.#found?.query !== query) {
      this.#search ??= createTextSearch(this.#tiles, this.#gallery.groups)
      this.#found = { query, bits: this.#search.find(query) }
    }
    return this.#found.bits
  }

  /** Of random orders, of which there are many, only the last is kept. */
  #order(sort: Sort | null): Uint32Array | null {
    if (sort === null) return null
    if (sort.by === 'random') {
      if (this.#shuffled?.seed !== sort.seed) {
        this.#shuffled = { seed: sort.seed, order: sortOrder(this.#tiles, sort) }
      }
      return this.#shuffled.order
    }
    const order = this.#orders.get(sort.by) ?? sortOrder(this.#tiles, sort)
    this.#orders.set(sort.by, order)
    return order
  }

  #counts(wanted: Wanted): OptionCounts {
    return Object.fromEntries(
      [...this.#options].map(([group, options]) => {
        const others = this.#matching(wanted, group)
        const counts: [string, number][] = [['', countBits(others)]]
        for (const [id, bits] of options) counts.push([id, this.#count(others, bits)])
        return [group, Object.fromEntries(counts)]
      }),
    )
  }

  #waysOut(wanted: Wanted) {
    return findWaysOut(this.#gallery, wanted, (other) => countBits(this.#matching(other)))
  }

  #slide(matching: Bitset, order: Uint32Array | null, total: number, id: string): Slide | null {
    const inEditorsOrder = this.#positions.get(id)
    const tile = inEditorsOrder === undefined ? undefined : this.#tiles[inEditorsOrder]
    if (inEditorsOrder === undefined || tile === undefined) return null
    const position = order ? order.indexOf(inEditorsOrder) : inEditorsOrder
    if (!hasBit(matching, position)) return null
    const neighbours = (step: 1 | -1) => {
      const found: number[] = []
      while (found.length < Math.min(SLIDE_NEIGHBOURS, total - 1)) {
        found.push(nextBit(matching, found.at(-1) ?? position, step))
      }
      return this.#tilesAt(found, order)
    }
    return {
      tile,
      position: countBits(matching, position) + 1,
      total,
      before: neighbours(-1),
      after: neighbours(1),
    }
  }

  #tilesAt(places: readonly number[], order: Uint32Array | null): readonly Tile[] {
    return places.flatMap((place) => this.#tiles[order ? (order[place] ?? 0) : place] ?? [])
  }
}

function indexGroup(group: FilterGroup, tiles: readonly Tile[]): ReadonlyMap<string, Bitset> {
  const options = new Map(group.options.map(({ id }) => [id, emptyBitset(tiles.length)]))
  tiles.forEach((tile, position) => {
    if (!Object.hasOwn(tile.terms, group.id)) return
    for (const term of tile.terms[group.id] ?? []) {
      const bits = options.get(term)
      if (bits) addBit(bits, position)
    }
  })
  return options
}
