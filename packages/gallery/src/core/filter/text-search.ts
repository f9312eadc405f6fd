import type { TileList } from '../tile-list'
import type { FilterGroup, Tile } from '../types'
import { addBit, emptyBitset, fullBitset, hasBit, intersectInto, type Bitset } from './bitset'
import { countedIdsOf } from './group-options'
import { foldText } from './fold-text'
import { createWordSplitter } from './word-splitter'

/**
 * Finds tiles by words: each word of the query starts a word of the tile, in any order. A word that starts none is tried
 * without its ending: `tides` finds `tide`. Numbers are exact.
 */
export interface TextSearch {
  readonly find: (query: string) => Bitset
}

/** The text a tile is searched by, folded: title, intro, author, cover lines and labels of its options. */
export function searchableText(tile: Tile, groups: readonly FilterGroup[]): string {
  const options = groups.flatMap((group) => {
    const ids = countedIdsOf(group, tile)
    return group.options.filter(({ id }) => ids.includes(id)).map(({ label }) => label)
  })
  const { title, intro, author, textCover } = tile
  return foldText([title, intro, author, ...(textCover?.lines ?? []), ...options].join('\n'))
}

export function createTextSearch(tiles: TileList, groups: readonly FilterGroup[]): TextSearch {
  const steps = indexWords(tiles, groups)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * Builds a sorted list of all words with the positions of their tiles. The words with one prefix are adjacent. Yields
 * after each tile: 100,000 tiles take 0.5 s, and a server handles other requests in between.
 */
export function* indexWords(
  { length, at }: TileList,
  groups: readonly FilterGroup[],
): Generator<undefined, TextSearch> {
  const splitter = createWordSplitter()
  const positionsOf = new Map<string, number[]>()
  const unspaced: { readonly position: number; readonly text: string }[] = []
  for (let position = 0; position < length; position++) {
    const tile = at(position)
    const text = tile ? searchableText(tile, groups) : ''
    if (splitter.isUnspaced(text)) unspaced.push({ position, text })
    for (const word of new Set(splitter.split(text))) {
      const positions = positionsOf.get(word)
      if (positions) positions.push(position)
      else positionsOf.set(word, [position])
    }
    yield
  }
  const words = [...positionsOf.keys()].sort()
  // A list of numbers takes 8 to 12 bytes for each of them, and this 4. A loop, because what a function refers to is kept
  // as long as the search: 150 MB for a million tiles.
  const lists: Uint32Array[] = []
  for (const word of words) lists.push(Uint32Array.from(positionsOf.get(word) ?? []))

  /** @returns whether a word starts with the prefix or, if `isWhole`, is equal to it */
  const addWords = (prefix: string, bits: Bitset, isWhole = false) => {
    const start = lowerBound(words, prefix)
    let i = start
    for (; isWhole ? words[i] === prefix : words[i]?.startsWith(prefix); i++)
      for (const position of lists[i] ?? []) addBit(bits, position)
    return i > start
  }
  /** Without its last letter, such as that of a plural, or without the last two. */
  const addWithoutEnding = (word: string, bits: Bitset) => {
    const stems = /\d/.test(word) ? [] : [word.slice(0, -1), word.slice(0, -2)]
    stems.some((stem) => stem.length > 2 && addWords(stem, bits, true))
  }
  const addContaining = (part: string, bits: Bitset, within: Bitset) => {
    for (const { position, text } of unspaced) {
      if (hasBit(within, position) && text.includes(part)) addBit(bits, position)
    }
  }
  return {
    find: (query) => {
      const found = fullBitset(length)
      for (const word of new Set(splitter.split(foldText(query)))) {
        const bits = emptyBitset(length)
        if (splitter.isUnspaced(word)) addContaining(word, bits, found)
        else if (!addWords(word, bits)) addWithoutEnding(word, bits)
        intersectInto(found, bits)
        if (found.every((element) => element === 0)) break
      }
      return found
    },
  }
}

/** Index of the first word that does not sort before `word`. */
function lowerBound(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
