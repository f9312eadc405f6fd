import { describe, expect, test } from 'vitest'
import { galleryOf, tileOf } from '../../testing/tiles/tiles'
import type { Tile } from '../types'
import { sliceBits } from './bitset'
import { toTileList } from '../tile-list'
import { createTextSearch } from './text-search'

const { groups } = galleryOf()
const titled = (...titles: readonly string[]): readonly Tile[] =>
  titles.map((title, i) => ({ ...tileOf(`t${i}`), textCover: null, title }))
const find = (tiles: readonly Tile[], query: string) =>
  sliceBits(createTextSearch(toTileList(tiles), groups).find(query), 0, tiles.length)

describe('a search', () => {
  test('finds tiles in which every query word starts a word, in any order', () => {
    const tiles = titled('The Blue Sea', 'Seaside blues', 'Undersea', 'Blue')
    expect(find(tiles, 'sea')).toEqual([0, 1])
    expect(find(tiles, 'SEA blu')).toEqual([0, 1])
    expect(find(tiles, 'blue sea under')).toEqual([])
  })

  test('tries a word that starts none without its ending', () => {
    const tiles = titled('A Tide', 'Box', 'Tides of 1850', 'A1', 'Rain', 'Haus')
    for (const [query, found] of [
      ['boxes', [1]],
      // Found as it is.
      ['tides', [2]],
      ['rains', [4]],
      ['Hauses', [5]],
      // Too much, too short, or a number.
      ['rainbow', []],
      ['a1s', []],
      ['18501', []],
      ['an', []],
    ] as const)
      expect(find(tiles, query), query).toEqual(found)
  })

  test('ignores case, accents, ligatures and letter variants', () => {
    const tiles = titled('Café Straße', 'Łódź Ærø', 'ﬁne İstanbul', 'Ｗｉｄｅ ΣΊΣΥΦΟΣ', 'Ёлка')
    for (const [query, found] of [
      ['cafe', 0],
      ['CAFÉ', 0],
      ['strasse', 0],
      ['lodz', 1],
      ['aero', 1],
      ['fine istanbul', 2],
      ['wide', 3],
      ['σισυφοσ', 3],
      ['елка', 4],
    ] as const) {
      expect(find(tiles, query), query).toEqual([found])
    }
  })

  test('finds text anywhere in scripts without spaces, and words next to it', () => {
    const tiles = titled('東京都の海 tower', 'ทะเลสีฟ้า', 'Tokyo')
    expect(find(tiles, '京都')).toEqual([0])
    expect(find(tiles, '海 tow')).toEqual([0])
    expect(find(tiles, 'สีฟ้า')).toEqual([1])
  })

  test('finds a Korean word while its last syllable is being typed', () => {
    expect(find(titled('한국', '하늘'), '하')).toEqual([0, 1])
    expect(find(titled('한국', '하늘'), '한')).toEqual([0])
  })

  test('searches title, intro, author, text cover and option labels, each on its own', () => {
    const tile: Tile = {
      ...tileOf('t', { topic: ['print'] }),
      intro: 'An intro',
      author: 'Ada',
      textCover: { aspectRatio: 1, lines: ['Oil on canvas'] },
    }
    for (const query of ['title', 'intro', 'ada', 'canvas', 'print', 'an']) {
      expect(find([tile], query), query).toEqual([0])
    }
    expect(find([tile], 'photo')).toEqual([])
  })

  test('finds emoji, and every tile when the query has no words', () => {
    const tiles = titled('🎈 Party', 'C')
    expect(find(tiles, '🎈')).toEqual([0])
    expect(find(tiles, '!?')).toEqual([0, 1])
  })
})
