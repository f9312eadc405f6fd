import type { SortKey } from './enumerations'
import {
  addBit,
  countBits,
  countCommon,
  emptyBitset,
  fullBitset,
  hasBit,
  intersectInto,
  reorder,
  sliceBits,
  uniteInto,
  type Bitset,
} from './filter/bitset'
import { countedIds, countedIdsOf } from './filter/group-options'
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
  FilterGroup,
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
  readonly #options: ReadonlyMap<string, ReadonlyMap<string, Bitset>>
  readonly #countCommon: typeof countCommon
  /** Null without Fit shapes and large tiles. */
  readonly #cells: ReturnType<typeof patternCells> | null
  readonly #orders = new Map<string, Uint32Array>()
  #search: TextSearch | null = null
  #lastSearch: { readonly query: string; readonly bits: Bitset } | null = null
  #lastPeriod: { readonly id: string; readonly bits: Bitset } | null = null
  /** The tiles that match the last criteria: a set for each would be garbage at once. */
  readonly #matched: Bitset
  #lastShuffle: { readonly seed: number; readonly order: Uint32Array } | null = null

  /** `count` counts the tiles of one option. Tests pass their own to measure the work of a filter change. */
  constructor(gallery: Gallery, tiles: Tiles, count = countCommon) {
    const list = toTileList(tiles)
    this.#gallery = gallery
    this.#tiles = list
    this.#countCommon = count
    this.#all = fullBitset(list.length)
    this.#matched = emptyBitset(list.length)
    this.#options = new Map(gallery.groups.map((group) => [group.id, indexGroup(group, list)]))
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
      ...(ratios &&
        this.#needsRatios() && {
          ratios: ordered.tiles(0, count).map(tileAspectRatio),
        }),
      slide: state.openTileId === null ? null : this.#slide(ordered, state.openTileId),
      // Last, because they match other criteria.
      counts: this.#counts(state),
      relaxations: count === 0 ? this.#relaxations(state) : [],
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

  /** The returned set is overwritten by the next call. */
  #matching({ selection, query }: FilterCriteria, ignoredGroup?: string): Bitset {
    const matching = this.#matched
    matching.set(this.#found(query))
    for (const { id, period } of this.#gallery.groups) {
      const [first] = selectedIn(selection, id)
      if (id === ignoredGroup || !first) continue
      const selected = period ? this.#dated(first) : this.#selected(selection, id)
      if (selected) intersectInto(matching, selected)
    }
    return matching
  }

  /** Tiles that have any of the options selected in a group; undefined when all match. */
  #selected(selection: Selection, group: string): Bitset | undefined {
    const options = this.#options.get(group)
    const [first, ...others] = selectedIn(selection, group).flatMap((id) => options?.get(id) ?? [])
    if (!first || others.length === 0) return first
    const any = first.slice()
    others.forEach((bits) => uniteInto(any, bits))
    return any
  }

  #dated(id: string): Bitset {
    if (this.#lastPeriod?.id !== id)
      this.#lastPeriod = { id, bits: findDated(this.#tiles, parsePeriod(id)) }
    return this.#lastPeriod.bits
  }

  /** Keeps the last result, because one state needs it several times. */
  #found(query: string): Bitset {
    if (query === '') return this.#all
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

  #counts(criteria: FilterCriteria): OptionCounts {
    return (
      this.#tiles.countSelected?.(criteria) ??
      Object.fromEntries(
        [...this.#options].map(([group, options]) => {
          const others = this.#matching(criteria, group)
          const counts: [string, number][] = [['', countBits(others)]]
          for (const [id, bits] of options) counts.push([id, this.#countCommon(others, bits)])
          return [group, Object.fromEntries(counts)]
        }),
      )
    )
  }

  #relaxations(criteria: FilterCriteria) {
    return findRelaxations(this.#gallery, criteria, (broader) => {
      const bits = this.#matching(broader)
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

/** Option id → positions of its tiles. */
function indexGroup(group: FilterGroup, tiles: TileList): ReadonlyMap<string, Bitset> {
  const options = new Map(countedIds(group).map((id) => [id, emptyBitset(tiles.length)]))
  for (let position = 0; position < tiles.length; position++) {
    for (const id of countedIdsOf(group, tiles.facetsAt(position))) {
      const bits = options.get(id)
      if (bits) addBit(bits, position)
    }
  }
  return options
}
