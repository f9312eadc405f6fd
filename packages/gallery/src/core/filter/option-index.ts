import type { TileFacets, TileList } from '../tile-list'
import type { FilterGroup, OptionCounts, Selection } from '../types'
import {
  addBit,
  countBits,
  emptyBitset,
  fullBitset,
  intersectInto,
  sliceBits,
  union,
  type Bitset,
  type countCommon,
} from './bitset'
import { countedIds, countedIdsOf } from './group-options'
import { selectedIn } from './selection'

/** An option, or a bar of a histogram. */
interface CountedOption {
  readonly group: FilterGroup
  readonly id: string
  /** Its tiles. */
  readonly bits: Bitset
}

/**
 * The different terms of tiles that share them: a million works have some thousand. Whether a tile matches selected terms
 * depends on its terms alone, so these are counted in place of the tiles.
 */
interface SharedTerms {
  /** How many tiles have each of them. */
  readonly sizes: readonly number[]
  /** The numbers of the options that each of them has. */
  readonly options: readonly (readonly number[])[]
  /** By option: which of them have it. */
  readonly bits: readonly Bitset[]
}

/** So many tiles must have the same terms on average. Otherwise it takes more memory than it saves time. */
const MIN_SHARED = 16

/** Which tiles have which options. */
export class OptionIndex {
  readonly #groups: readonly FilterGroup[]
  readonly #options: readonly CountedOption[]
  /** Group → option → number in `#options`. */
  readonly #numbers: ReadonlyMap<string, ReadonlyMap<string, number>>
  readonly #shared: SharedTerms | null
  readonly #countCommon: typeof countCommon

  /** @param count counts the tiles of one option; tests pass their own to measure the work of a filter change */
  constructor(groups: readonly FilterGroup[], tiles: TileList, count: typeof countCommon) {
    this.#groups = groups
    this.#countCommon = count
    this.#options = groups.flatMap((group) =>
      countedIds(group).map((id) => ({ group, id, bits: emptyBitset(tiles.length) })),
    )
    const numbers = new Map(groups.map(({ id }) => [id, new Map<string, number>()]))
    this.#options.forEach(({ group, id }, number) => numbers.get(group.id)?.set(id, number))
    this.#numbers = numbers
    this.#shared = this.#addTiles(tiles)
  }

  /** The tiles of an option; undefined if the group has no such option. */
  bitsOf(group: string, id: string): Bitset | undefined {
    return this.#options[this.#numbers.get(group)?.get(id) ?? -1]?.bits
  }

  /** How many tiles of a set have each option of a group; '' is the number of all. */
  count(group: string, bits: Bitset): OptionCounts[string] {
    const total = countBits(bits)
    return this.#toCounts(group, total, (number) => {
      const option = this.#options[number]
      return option ? this.#countCommon(bits, option.bits) : 0
    })
  }

  /**
   * How many tiles that match the other groups of a selection have each option of a group. Null if the terms of the tiles do
   * not say it: in galleries with dates, or whose tiles do not share their terms.
   */
  countSelected(selection: Selection): OptionCounts | null {
    const shared = this.#shared
    if (!shared) return null
    const all = this.#countShared(shared, selection)
    return Object.fromEntries(
      this.#groups.map(({ id }) => {
        const isSelected = selectedIn(selection, id).length > 0
        const { total, counts } = isSelected ? this.#countShared(shared, selection, id) : all
        return [id, this.#toCounts(id, total, (number) => counts[number] ?? 0)]
      }),
    )
  }

  #toCounts(group: string, total: number, count: (option: number) => number): OptionCounts[string] {
    const options = [...(this.#numbers.get(group) ?? [])]
    return Object.fromEntries([['', total], ...options.map(([id, number]) => [id, count(number)])])
  }

  /** Tiles that match all groups but one. */
  #countShared({ sizes, options, bits }: SharedTerms, selection: Selection, ignored?: string) {
    const matching = fullBitset(sizes.length)
    for (const { id } of this.#groups) {
      const selected = id === ignored ? [] : selectedIn(selection, id)
      const [first, ...others] = selected.flatMap(
        (option) => bits[this.#numbers.get(id)?.get(option) ?? -1] ?? [],
      )
      if (first) intersectInto(matching, union(first, others))
    }
    const counts = new Uint32Array(this.#options.length)
    let total = 0
    for (const index of sliceBits(matching, 0, sizes.length)) {
      const size = sizes[index] ?? 0
      total += size
      for (const option of options[index] ?? []) counts[option] = (counts[option] ?? 0) + size
    }
    return { total, counts }
  }

  #addTiles(tiles: TileList): SharedTerms | null {
    if (tiles.sharesTerms && this.#groups.every(({ period }) => !period))
      return this.#addShared(tiles)
    for (const group of this.#groups) {
      const own = this.#options.filter((option) => option.group === group)
      const bitsOf = new Map(own.map(({ id, bits }) => [id, bits]))
      for (let position = 0; position < tiles.length; position++) {
        for (const id of countedIdsOf(group, tiles.facetsAt(position))) {
          const bits = bitsOf.get(id)
          if (bits) addBit(bits, position)
        }
      }
    }
    return null
  }

  #addShared({ length, facetsAt }: TileList): SharedTerms | null {
    const known = new Map<TileFacets['terms'], number>()
    const options: (readonly number[])[] = []
    const sizes: number[] = []
    for (let position = 0; position < length; position++) {
      const facets = facetsAt(position)
      let index = known.get(facets.terms)
      if (index === undefined) {
        index = sizes.push(0) - 1
        options.push(this.#numbersOf(facets))
        known.set(facets.terms, index)
      }
      sizes[index] = (sizes[index] ?? 0) + 1
      for (const number of options[index] ?? []) {
        const bits = this.#options[number]?.bits
        if (bits) addBit(bits, position)
      }
    }
    if (sizes.length * MIN_SHARED > length) return null
    const bits = this.#options.map(() => emptyBitset(sizes.length))
    options.forEach((own, index) => {
      for (const number of own) if (bits[number]) addBit(bits[number], index)
    })
    return { sizes, options, bits }
  }

  /** The options of a tile, each once. */
  #numbersOf = (facets: TileFacets): readonly number[] =>
    this.#groups.flatMap((group) =>
      [...new Set(countedIdsOf(group, facets))].flatMap(
        (id) => this.#numbers.get(group.id)?.get(id) ?? [],
      ),
    )
}
