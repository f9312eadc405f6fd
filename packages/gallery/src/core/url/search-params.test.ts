import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { galleryOf, groupOf } from '../../testing/tiles/tiles'
import { INITIAL_STATE } from '../defaults'
import { cleanQuery } from '../filter/query'
import type { GalleryState } from '../types'
import { canonicalSearch, mayHaveState, readState, writeState } from './search-params'

const gallery = galleryOf({ paging: { kind: 'more', size: 24 } })
const read = (search: string) => readState(gallery, search)

/** Any characters except lone surrogates, which no URL can contain. */
const id = fc.string({ unit: 'binary', minLength: 1 })

describe('readState', () => {
  test('returns the initial state for an empty query string', () => {
    expect(read('')).toEqual(INITIAL_STATE)
  })

  test('reads only the groups, page and view of its own gallery', () => {
    expect(
      read('?work.topic=print&work.year=2024&work.page=2&work.view=t1&journal.topic=book'),
    ).toEqual({
      ...INITIAL_STATE,
      selection: { topic: ['print'], year: ['2024'] },
      page: 2,
      openTileId: 't1',
    })
  })

  test('reads former ids of options as their present ones', () => {
    const group = {
      ...groupOf('topic', ['print', 'book']),
      options: [
        { id: 'print', label: 'Print', formerIds: ['prints', 'book'] },
        { id: 'book', label: 'Book' },
      ],
    }
    const renamed = galleryOf({ groups: [group] })
    const topic = (search: string) => readState(renamed, search).selection['topic']
    expect(topic('?work.topic=prints')).toEqual(['print'])
    expect(canonicalSearch([renamed], '?work.topic=prints')).toBe('?work.topic=print')
    // Another option has this id now.
    expect(topic('?work.topic=book')).toEqual(['book'])
  })

  test('ignores unknown groups, unknown options and invalid page numbers', () => {
    for (const search of [
      '?work.colour=red',
      '?work.topic=oil',
      '?work.topic=',
      '?topic=print',
      '?work.page=0',
      '?work.page=-1',
      '?work.page=1e9',
      '?work.page=99999999',
      '?work.view=',
      '?%',
      '?work.topic=%E0%A4%A',
    ]) {
      expect(read(search), search).toEqual(INITIAL_STATE)
    }
  })

  test('cleans the search text, and ignores it in a gallery without a search field', () => {
    const searched = galleryOf({ search: true })
    expect(readState(searched, '?work.q=+blue++sea%09').query).toBe('blue sea')
    expect([...readState(searched, `?work.q=${'é'.repeat(200)}`).query]).toHaveLength(100)
    expect(read('?work.q=sea').query).toBe('')
  })

  test('reads the orders a gallery offers; random without a seed has seed 1', () => {
    const sorted = galleryOf({ sorts: ['title', 'random'] })
    const sortIn = (value: string) => readState(sorted, `?work.sort=${value}`).sort
    expect(sortIn('title')).toEqual({ by: 'title' })
    expect(sortIn('random')).toEqual({ by: 'random', seed: 1 })
    expect(sortIn('random-999999')).toEqual({ by: 'random', seed: 999_999 })
    for (const value of ['', 'date', 'title-2', 'random-0', 'random-1000000', 'random-x', 'sort']) {
      expect(sortIn(value), value).toBeNull()
    }
  })

  test('ignores the page in a gallery without paging, and the view without a lightbox', () => {
    const plain = galleryOf({ lightbox: null })
    expect(readState(plain, '?work.page=3&work.view=t1')).toEqual({
      ...INITIAL_STATE,
      selection: {},
      page: 1,
      openTileId: null,
    })
  })
})

describe('mayHaveState', () => {
  test('is false if no key of the gallery has a value, and true for escaped keys, which are not read', () => {
    for (const search of [
      '',
      '?',
      '?utm=1',
      '?work.other=a&journal.topic=b',
      '?work.topic',
      '?q=1',
    ])
      expect(mayHaveState(gallery, search), search).toBe(false)
    for (const search of ['?work.topic=a', '?a=1&work.q=', '?w%6Frk.topic=a', '?work.page=2'])
      expect(mayHaveState(gallery, search), search).toBe(true)
  })
})

describe('writeState', () => {
  test('writes groups in their order, then page, then view, and omits defaults', () => {
    const state: GalleryState = {
      ...INITIAL_STATE,
      selection: { year: ['2024'], topic: ['print'] },
      page: 2,
      openTileId: 't1',
    }
    expect(writeState(gallery, state, '')).toBe(
      '?work.topic=print&work.year=2024&work.page=2&work.view=t1',
    )
    expect(writeState(gallery, INITIAL_STATE, '?work.page=4')).toBe('')
  })

  test('keeps all other parameters in their position', () => {
    const state: GalleryState = { ...INITIAL_STATE, selection: { topic: ['book'] } }
    expect(writeState(gallery, state, '?journal.topic=a&work.topic=print&utm=x%20y')).toBe(
      '?journal.topic=a&work.topic=book&utm=x+y',
    )
  })

  test('separates several values by commas', () => {
    const state: GalleryState = { ...INITIAL_STATE, selection: { topic: ['book', 'print'] } }
    expect(writeState(gallery, state, '')).toBe('?work.topic=print,book')
    expect(read('?work.topic=book,print').selection).toEqual({ topic: ['book'] })
    expect(read('?work.topic=oil,print').selection).toEqual({ topic: ['print'] })
    const multiple = galleryOf({ groups: gallery.groups.map((g) => ({ ...g, multiple: true })) })
    expect(readState(multiple, '?work.topic=book,oil,print,book').selection).toEqual({
      topic: ['print', 'book'],
    })
  })

  test('writes search and sort between groups and page', () => {
    const all = galleryOf({ search: true, sorts: ['title', 'random'], paging: gallery.paging })
    const state: GalleryState = {
      selection: { topic: ['book'] },
      query: 'blue sea',
      sort: { by: 'random', seed: 7 },
      page: 2,
      openTileId: 't1',
    }
    expect(writeState(all, state, '')).toBe(
      '?work.topic=book&work.q=blue+sea&work.sort=random-7&work.page=2&work.view=t1',
    )
  })

  test('readState returns what writeState wrote, whatever characters the ids contain', () => {
    const setup = fc.record({
      groups: fc.uniqueArray(
        fc.record({ id, options: fc.uniqueArray(id, { minLength: 1, maxLength: 5 }) }),
        {
          selector: (group) => group.id,
          maxLength: 4,
        },
      ),
      query: fc.string({ unit: 'binary', maxLength: 120 }),
      sort: fc.option(
        fc.oneof(
          fc.record({ by: fc.constantFrom('title', 'date', 'oldest') }),
          fc.record({ by: fc.constant('random'), seed: fc.integer({ min: 1, max: 999_999 }) }),
        ),
      ),
      page: fc.integer({ min: 1, max: 10_000 }),
      openTileId: fc.option(id),
      seed: fc.nat(),
      others: fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.string({ unit: 'binary' })),
    })
    fc.assert(
      fc.property(setup, ({ groups, query, sort, page, openTileId, seed, others }) => {
        const own = galleryOf({
          groups: groups.map((g) => ({ ...groupOf(g.id, g.options), multiple: true })),
          search: true,
          sorts: ['title', 'date', 'oldest', 'random'],
          paging: { kind: 'more', size: 9 },
        })
        const selected = groups.flatMap((g, i): [string, string[]][] => {
          const options = g.options.filter((_, j) => (seed >> ((i + j) % 16)) & 1)
          return options.length > 0 ? [[g.id, options]] : []
        })
        const state: GalleryState = {
          ...INITIAL_STATE,
          selection: Object.fromEntries(selected),
          query: cleanQuery(query),
          sort,
          page,
          openTileId,
        }
        const before = `?${new URLSearchParams(others)}`
        const search = writeState(own, state, before)
        expect(readState(own, search)).toEqual(state)
        expect(mayHaveState(own, search) ? state : INITIAL_STATE).toEqual(state)
        expect(writeState(own, state, search)).toBe(search)
        for (const [key, value] of Object.entries(others)) {
          expect(new URLSearchParams(search).get(key)).toBe(value)
        }
      }),
    )
  })

  test('distinguishes groups with the ids page, view and _page from the reserved keys', () => {
    const odd = galleryOf({
      groups: ['page', 'view', '_page', '_'].map((name) => groupOf(name, ['1', '2'])),
      paging: { kind: 'more', size: 9 },
    })
    const state: GalleryState = {
      ...INITIAL_STATE,
      selection: { page: ['2'], view: ['1'], _page: ['1'], _: ['2'] },
      page: 3,
      openTileId: 'x',
    }
    expect(readState(odd, writeState(odd, state, ''))).toEqual(state)
  })
})

test('the canonical query string has the galleries in page order and nothing else', () => {
  const journal = galleryOf({ id: 'journal' })
  expect(
    canonicalSearch(
      [gallery, journal],
      '?x=1&journal.topic=book&work.page=1&work.topic=print&work.oops=1',
    ),
  ).toBe('?work.topic=print&journal.topic=book')
})
