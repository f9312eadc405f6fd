import {
  addBit,
  countBits,
  countCommon,
  emptyBitset,
  firstBits,
  fullBitset,
  hasBit,
  intersect,
  nextBit,
  unite,
  type Bitset,
} from './bitset'
import { chosenIn, chosenOptions, leaveOut } from './selection'
import type {
  FilterGroup,
  Gallery,
  GalleryState,
  GalleryView,
  OptionCounts,
  Selection,
  Slide,
  Tile,
  WayOut,
} from './types'

/** How many neighbours of a slide are told, on each side. */
export const SLIDE_NEIGHBOURS = 3

/** Answers what a gallery shows for a state. Built once for its tiles (in the order shown); one bitset an option. */
export class GalleryIndex {
  readonly #gallery: Gallery
  readonly #tiles: readonly Tile[]
  readonly #all: Bitset
  readonly #options: ReadonlyMap<string, ReadonlyMap<string, Bitset>>
  readonly #positions: ReadonlyMap<string, number>

  constructor(gallery: Gallery, tiles: readonly Tile[]) {
    this.#gallery = gallery
    this.#tiles = tiles
    this.#all = fullBitset(tiles.length)
    this.#options = new Map(gallery.groups.map((group) => [group.id, indexGroup(group, tiles)]))
    this.#positions = new Map(tiles.map((tile, position) => [tile.id, position]))
  }

  /** A pure function of the state; unknown options read as "all", an unknown `view` as none. */
  view({ selection, page, view }: GalleryState): GalleryView {
    const matching = this.#matching(selection)
    const count = countBits(matching)
    return {
      tiles: this.#tilesAt(firstBits(matching, this.#limit(page))),
      offset: 0,
      pages: 1,
      matching: count,
      all: this.#tiles.length,
      counts: this.#counts(selection),
      waysOut: count === 0 ? this.#waysOut(selection) : [],
      slide: view === null ? null : this.#slide(matching, count, view),
    }
  }

  /** Matching tiles `from` to before `to` of their order, whatever the state's page. */
  range({ selection }: GalleryState, from: number, to: number): readonly Tile[] {
    return this.#tilesAt(firstBits(this.#matching(selection), to).slice(from))
  }

  #limit(page: number): number {
    const { paging } = this.#gallery
    return paging.kind === 'all' ? this.#tiles.length : paging.size * page
  }

  #matching(selection: Selection, except?: string): Bitset {
    return this.#gallery.groups
      .filter(({ id }) => id !== except)
      .reduce((bits, { id }) => {
        const chosen = this.#chosen(selection, id)
        return chosen === null ? bits : intersect(bits, chosen)
      }, this.#all)
  }

  /** Tiles with any of the chosen options of a group; null when all are wanted. */
  #chosen(selection: Selection, group: string): Bitset | null {
    const options = this.#options.get(group)
    return chosenIn(selection, group)
      .flatMap((id) => options?.get(id) ?? [])
      .reduce<Bitset | null>((any, bits) => (any === null ? bits : unite(any, bits)), null)
  }

  #counts(selection: Selection): OptionCounts {
    return Object.fromEntries(
      [...this.#options].map(([group, options]) => {
        const others = this.#matching(selection, group)
        const counts = [...options].map(([id, bits]) => [id, countCommon(others, bits)] as const)
        return [group, Object.fromEntries([...counts, ['', countBits(others)] as const])]
      }),
    )
  }

  #waysOut(selection: Selection): readonly WayOut[] {
    return chosenOptions(this.#gallery, selection)
      .map(({ group, option }) => ({
        kind: 'option' as const,
        group: group.id,
        option: option.id,
        count: countBits(this.#matching(leaveOut(selection, group.id, option.id))),
      }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
  }

  #slide(matching: Bitset, total: number, id: string): Slide | null {
    const position = this.#positions.get(id)
    const tile = position === undefined ? undefined : this.#tiles[position]
    if (position === undefined || tile === undefined || !hasBit(matching, position)) return null
    const neighbours = (step: 1 | -1) => {
      const found: number[] = []
      while (found.length < Math.min(SLIDE_NEIGHBOURS, total - 1)) {
        found.push(nextBit(matching, found.at(-1) ?? position, step))
      }
      return this.#tilesAt(found)
    }
    return {
      tile,
      position: countBits(matching, position) + 1,
      total,
      before: neighbours(-1),
      after: neighbours(1),
    }
  }

  #tilesAt(positions: readonly number[]): readonly Tile[] {
    return positions.flatMap((position) => this.#tiles[position] ?? [])
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
