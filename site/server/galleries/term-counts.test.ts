import { GalleryIndex, toTileList, type Selection, type Tile } from '@tessera/gallery/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resultsSettings } from '../search/results-gallery'
import { DocumentStore } from '../publications/document-store'
import { TermCounts } from './term-counts'

const OPTIONS = ['a', 'b', '__proto__', 'constructor']
const groups = ['one', 'two', 'toString'].map((id) => ({
  id,
  label: id,
  form: 'dropdown' as const,
  multiple: true,
  options: OPTIONS.map((option) => ({ id: option, label: option })),
}))
const gallery = { ...resultsSettings(new DocumentStore(), 'Works'), groups }

const some = fc.subarray(OPTIONS)
const terms = fc.record({ one: some, two: some, toString: some }, { requiredKeys: [] })
const selection: fc.Arbitrary<Selection> = fc.record(
  { one: some, two: fc.constantFrom([], ['unknown'], ['unknown', 'a']), toString: some },
  { requiredKeys: [] },
)

/** Tiles of which many have the same object of terms. */
const tilesOf = (different: readonly Tile['terms'][], length: number): readonly Tile[] =>
  Array.from({ length }, (_, i) => ({
    ...{ id: `t${i}`, title: '', href: '/', image: null, textCover: null, intro: '' },
    ...{ date: null, author: null, terms: different[(i * i) % different.length] ?? {} },
  }))

test('counts like the index, which compares the works of each option', () => {
  const different = fc.array(terms, { minLength: 1, maxLength: 6 })
  const length = fc.integer({ min: 100, max: 300 })
  fc.assert(
    fc.property(different, length, fc.array(selection, { minLength: 1 }), (all, count, states) => {
      const tiles = tilesOf(all, count)
      const counts = TermCounts.of(groups, toTileList(tiles))
      const index = new GalleryIndex(gallery, tiles)
      for (const selected of states) {
        const state = { selection: selected, query: '', sort: null, page: 1, openTileId: null }
        expect(counts?.count(selected)).toEqual(index.view(state).counts)
      }
    }),
  )
})

test('leaves counting to the index if few works share their terms or a group counts years', () => {
  const own = Array.from({ length: 100 }, () => ({ one: ['a'] }))
  expect(TermCounts.of(groups, toTileList(tilesOf(own, 100)))).toBeNull()
  const shared = toTileList(tilesOf([{}], 100))
  expect(TermCounts.of(groups, shared)).not.toBeNull()
  const period = { bars: [], min: 1900, max: 1950 }
  expect(
    TermCounts.of([...groups, { ...groups[0], id: 'years', period } as never], shared),
  ).toBeNull()
})
