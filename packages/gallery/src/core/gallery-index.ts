import type { SortKey } from './enumerations'
import {
  countBits,
  countCommon,
  emptyBitset,
  fullBitset,
  hasBit,
  intersection,
  reorder,
  sliceBits,
  union,
  type Bitset,
} from './filter/bitset'
import { OptionIndex } from './filter/option-index'
import { pageCount, pageRange } from './filter/paging'
import { findDated, parsePeriod } from './filter/period/years'
import { findRelaxations, type FilterCriteria } from './filter/relaxations'
import { selectedIn } from './filter/selection'
import { sortOrder } from './filter/sort'
import { createTextSearch, indexWords, type TextSearch } from './filter/text-search'
import { fitPositions } from './fit/fit-positions'
import { assignsToCells, fittedShape, patternCells } from './fit/pattern-cells'
import { tileAspectRatio } from './tile/aspect-ratio'
import { toTileList, type TileList, type Tiles } from './tile-list'
import type {
  Gallery,
  GalleryState,
  GalleryView,
  OptionCounts,
  Selection,
  Slide,
  Sort,
  Tile,
} from './types'

/** Neighbours of a slide on each side. */
const SLIDE_NEIGHBOURS = 3

/** Images of a relaxation, and the tiles among which they are searched. */
const RELAXATION_IMAGES = 3
const MAX_SAMPLED = 12

/**
 * Computes what a gallery shows for a state. Create it once per list of tiles (in the editor's order): it builds one
 * bitset per option. It indexes words and orders on first use.
 */
export class GalleryIndex {
  readonly #gallery: Gallery
  readonly #tiles: TileList
  readonly #all: Bitset
  /** Written again for each state: new sets for a million tiles would keep the garbage collector busy. */
  readonly #matchingBits: Bitset
  readonly #otherBits: Bitset
  readonly #options: OptionIndex
  /** Null without Fit shapes and large tiles. */
  readonly #cells: ReturnType<typeof patternCells> | null
  readonly #orders = new Map<string, Uint32Array>()
  #search: TextSearch | null = null
  #lastSearch: { readonly query: string; readonly bits: Bitset } | null = null
  #lastPeriod: { readonly id: string; readonly bits: Bitset } | null = null
  #lastShuffle: { readonly seed: number; readonly order: Uint32Array } | null = null

  /** `count` counts the tiles of one option. Tests pass their own to measure the work of a filter change. */
  constructor(gallery: Gallery, tiles: Tiles, count = countCommon) {
    const list = toTileList(tiles)
    this.#gallery = gallery
    this.#tiles = list
    this.#all = fullBitset(list.length)
    this.#matchingBits = emptyBitset(list.length)
    this.#otherBits = emptyBitset(list.length)
    this.#options = new OptionIndex(gallery.groups, list, count)
    this.#cells = assignsToCells(gallery) ? patternCells(gallery) : null
  }

  /**
   * A pure function of the state. Unknown options mean "all", a page after the last is the last, an unknown
   * `openTileId` means none.
   */
  view(state: GalleryState, { ratios = true }: { readonly ratios?: boolean } = {}): GalleryView {
    const { paging } = this.#gallery
    const matching = this.#matching(state)
    const count = countBits(matching)
    const { offset, limit } = pageRange(paging, count, state.page)
    const ordered = this.#ordered(matching, count, state.sort)
    return {
      tiles: ordered.tiles(offset, offset + limit),
      offset,
      pages: pageCount(paging, count),
      matching: count,
      all: this.#tiles.length,
      counts: this.#counts(state),
      relaxations: count === 0 ? this.#relaxations(state) : [],
      ...(ratios &&
        this.#needsRatios() && {
          ratios: ordered.tiles(0, count).map(tileAspectRatio),
        }),
      slide: state.openTileId === null ? null : this.#slide(ordered, state.openTileId),
    }
  }

  /** Indexes the words, yielding after each tile, so that the first search is fast. */
  *indexWords(): Generator<undefined, void> {
    this.#search ??= yield* indexWords(this.#tiles, this.#gallery.groups)
  }

  /** Sets an order that the caller sorted with `readSortKeys`, so that the first request for it is fast. */
  setOrder(by: Exclude<SortKey, 'random'>, order: Uint32Array): void {
    this.#orders.set(by, order)
  }

  /** Matching tiles from index `from` (0 is the first) to before `to`, in order, on whatever page they are. */
  range(state: GalleryState, from: number, to: number): readonly Tile[] {
    const matching = this.#matching(state)
    return this.#ordered(matching, countBits(matching), state.sort).tiles(from, to)
  }

  /** Whether the height of the whole grid depends on the shape of every tile. */
  #needsRatios(): boolean {
    const { layout, paging } = this.#gallery
    return paging.kind === 'endless' && (layout === 'masonry' || layout === 'justified')
  }

  /** The tiles that match. Valid until the next call for the same kind of set. */
  #matching(criteria: FilterCriteria): Bitset {
    return this.#intersect(criteria, this.#matchingBits)
  }

  /** The tiles that match other criteria than those of the state: without a group, or broader ones. */
  #matchingOthers(criteria: FilterCriteria, ignoredGroup?: string): Bitset {
    return this.#intersect(criteria, this.#otherBits, ignoredGroup)
  }

  #intersect({ selection, query }: FilterCriteria, result: Bitset, ignoredGroup?: string): Bitset {
    const found = query === '' ? [] : [this.#found(query)]
    const selected = this.#gallery.groups.flatMap(({ id, period }) => {
      const [first] = selectedIn(selection, id)
      if (id === ignoredGroup || first === undefined) return []
      return (period ? this.#dated(first) : this.#selected(selection, id)) ?? []
    })
    const [first = this.#all, ...others] = [...found, ...selected]
    return intersection(first, others, result)
  }

  /** Tiles that have any of the options selected in a group; null when all match. */
  #selected(selection: Selection, group: string): Bitset | null {
    const [first, ...others] = selectedIn(selection, group).flatMap(
      (id) => this.#options.bitsOf(group, id) ?? [],
    )
    return first ? union(first, others) : null
  }

  #dated(id: string): Bitset {
    if (this.#lastPeriod?.id !== id)
      this.#lastPeriod = { id, bits: findDated(this.#tiles, parsePeriod(id)) }
    return this.#lastPeriod.bits
  }

  /** Keeps the last result, because one state needs it several times. */
  #found(query: string): Bitset {
    if (this.#lastSearch?.query !== query) {
      this.#search ??= createTextSearch(this.#tiles, this.#gallery.groups)
      this.#lastSearch = { query, bits: this.#search.find(query) }
    }
    return this.#lastSearch.bits
  }

  /** Keeps only the last random order: there are `MAX_SEED` of them. */
  #order(sort: Sort | null): Uint32Array | null {
    if (sort === null) return null
    if (sort.by === 'random') {
      if (this.#lastShuffle?.seed !== sort.seed) {
        this.#lastShuffle = {
          seed: sort.seed,
          order: sortOrder(this.#tiles, sort, this.#gallery.pinned),
        }
      }
      return this.#lastShuffle.order
    }
    const order = this.#orders.get(sort.by) ?? sortOrder(this.#tiles, sort, this.#gallery.pinned)
    this.#orders.set(sort.by, order)
    return order
  }

  /** Options of a group are counted among the tiles that match all other groups. */
  #counts(criteria: FilterCriteria): OptionCounts {
    const counts = criteria.query === '' ? this.#options.countSelected(criteria.selection) : null
    return (
      counts ??
      Object.fromEntries(
        this.#gallery.groups.map(({ id }) => [
          id,
          this.#options.count(id, this.#matchingOthers(criteria, id)),
        ]),
      )
    )
  }

  #relaxations(criteria: FilterCriteria) {
    return findRelaxations(this.#gallery, criteria, (broader) => {
      const bits = this.#matchingOthers(broader)
      const first = sliceBits(bits, 0, MAX_SAMPLED).flatMap(
        (position) => this.#tiles.at(position) ?? [],
      )
      return {
        count: countBits(bits),
        tiles: first.filter(({ image }) => image).slice(0, RELAXATION_IMAGES),
      }
    })
  }

  /** Matching tiles in the order in which they are shown. Computes only what is asked for. */
  #ordered(matching: Bitset, count: number, sort: Sort | null): OrderedTiles {
    const order = this.#order(sort)
    const bits = order ? reorder(matching, order) : matching
    const cells = sort === null ? this.#cells : null
    const slice = (from: number, to: number) => sliceBits(bits, from, to - from)
    const shapeOf = (position: number) =>
      fittedShape(this.#gallery, this.#tiles.at(position), position)
    const positions = (from: number, to: number) =>
      cells
        ? fitPositions(from, Math.min(to, count), { count, slice, shapeOf, cells })
        : slice(from, to)
    return {
      count,
      tiles: (from, to) =>
        positions(from, to).flatMap((i) => this.#tiles.at(order ? (order[i] ?? 0) : i) ?? []),
      indexOf: (position) => {
        const own = order ? order.indexOf(position) : position
        if (!hasBit(bits, own)) return null
        const index = countBits(bits, own)
        if (!cells) return index
        const { length } = cells[0]
        const repeat = index - (index % length)
        return repeat + positions(repeat, repeat + length).indexOf(position)
      },
    }
  }

  #slide({ count, tiles, indexOf }: OrderedTiles, id: string): Slide | null {
    const position = this.#tiles.positionOf(id)
    const tile = this.#tiles.at(position)
    const index = tile ? indexOf(position) : null
    if (!tile || index === null) return null
    const neighbours = (step: 1 | -1) =>
      Array.from({ length: Math.min(SLIDE_NEIGHBOURS, count - 1) }, (_, i) => {
        const other = (index + step * (i + 1) + count * SLIDE_NEIGHBOURS) % count
        return tiles(other, other + 1)
      }).flat()
    return { tile, position: index + 1, total: count, before: neighbours(-1), after: neighbours(1) }
  }
}

interface OrderedTiles {
  readonly count: number
  /** From one index to before another. */
  readonly tiles: (from: number, to: number) => readonly Tile[]
  /** Index of the tile at a position of the editor's order; null if it does not match. */
  readonly indexOf: (position: number) => number | null
}
