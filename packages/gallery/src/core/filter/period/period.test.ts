import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { galleryOf, groupOf, tileOf } from '../../../testing/tiles/tiles'
import { GalleryIndex } from '../../gallery-index'
import type { FilterGroup, Gallery, GalleryState, Tile } from '../../types'
import { readState, writeState } from '../../url/search-params'
import { createPeriod } from './create-period'
import { yearsOf } from './years'

const dated = (id: string, date: string | null, dateEnd?: string, topic = 'print'): Tile => ({
  ...tileOf(id, { topic: [topic] }),
  date: date && `${date}-05-01T00:00:00.000Z`,
  ...(dateEnd && { dateEnd: `${dateEnd}-05-01T00:00:00.000Z` }),
})

const tiles = [
  dated('a', '1846'),
  dated('b', '1848', '1852'),
  dated('c', '1850', undefined, 'photo'),
  dated('d', '1852'),
  dated('e', '1855', undefined, 'photo'),
  dated('unknown', null),
]

const withPeriod = (all: readonly Tile[]): Gallery => {
  const period = createPeriod(all)
  const group: FilterGroup[] = period
    ? [{ id: 'period', label: 'Period', form: 'period', multiple: false, options: [], period }]
    : []
  return galleryOf({ groups: [groupOf('topic', ['print', 'photo']), ...group] })
}
const gallery = withPeriod(tiles)
const index = new GalleryIndex(gallery, tiles)
const viewAt = (search: string) => index.view(readState(gallery, search))
const shownAt = (search: string) => viewAt(search).tiles.map(({ id }) => id)

describe('the histogram', () => {
  test('has a bar for each year, and counts a range of dates in each of its years', () => {
    expect(createPeriod(tiles)).toEqual({
      first: 1846,
      step: 1,
      tiles: [1, 0, 1, 1, 2, 1, 2, 0, 0, 1],
    })
  })

  test('has at most 48 bars, of round numbers of years', () => {
    const steps = [9, 47, 48, 90, 300, 900, 2000].map(
      (span) =>
        createPeriod([dated('a', '0019'), dated('b', `${19 + span}`.padStart(4, '0'))])?.step,
    )
    expect(steps).toEqual([1, 1, 2, 2, 10, 20, 50])
    expect(createPeriod([dated('a', '1843'), dated('b', '1999')])).toMatchObject({
      first: 1840,
      step: 5,
    })
  })

  test('does not exist for tiles of one year, or without a date', () => {
    expect(createPeriod([dated('a', '1850'), dated('b', '1850')])).toBeNull()
    expect(createPeriod([dated('a', null)])).toBeNull()
    expect(
      createPeriod([{ ...dated('a', null), date: 'about 1850' }, ...tiles.slice(1, 2)]),
    ).toEqual({ first: 1848, step: 1, tiles: [1, 1, 1, 1, 1] })
  })
})

describe('a selected period', () => {
  test('shows the tiles whose dates touch it, and none without a date', () => {
    expect(shownAt('')).toHaveLength(6)
    expect(shownAt('?work.period=1848..1852')).toEqual(['b', 'c', 'd'])
    expect(shownAt('?work.period=1851..1851')).toEqual(['b'])
    expect(shownAt('?work.period=1848..1852&work.topic=print')).toEqual(['b', 'd'])
  })

  test('changes the counts of other groups, and its own bars count without it', () => {
    const { counts } = viewAt('?work.period=1850..1855&work.topic=photo')
    expect(counts['topic']).toEqual({ '': 4, print: 2, photo: 2 })
    expect(counts['period']).toMatchObject({ '': 2, 1846: 0, 1850: 1, 1855: 1 })
  })

  test('is offered to be left out when nothing matches', () => {
    const { relaxations } = viewAt('?work.period=1846..1847&work.topic=photo')
    expect(relaxations).toEqual([
      {
        without: [{ kind: 'option', group: 'period', option: '1846..1847' }],
        count: 2,
        tiles: [],
      },
      { without: [{ kind: 'option', group: 'topic', option: 'photo' }], count: 1, tiles: [] },
    ])
  })
})

describe('the URL', () => {
  const read = (search: string) => readState(gallery, search).selection
  const canonical = (search: string) => writeState(gallery, readState(gallery, search), '')

  test('has two years, moved to the bounds of the period', () => {
    expect(read('?work.period=1848..1852')).toEqual({ period: ['1848..1852'] })
    expect(canonical('?work.period=1700..1852')).toBe('?work.period=1846..1852')
    expect(canonical('?work.period=1848..9999')).toBe('?work.period=1848..1855')
  })

  test('may have them in two fields of a form', () => {
    expect(canonical('?work.period=1848&work.period=1852')).toBe('?work.period=1848..1852')
  })

  test('leaves out the whole period, and what is none', () => {
    for (const value of ['1846..1855', '1..9999', '1852..1848', '1700..1800', '1900..1950', '1850'])
      expect(canonical(`?work.period=${value}`), value).toBe('')
    for (const value of ['..', '', 'x..y', '1850..', '1848.5..1850', '-5..1850', '1e3..1850'])
      expect(canonical(`?work.period=${value}`), value).toBe('')
  })
})

test('every period shows exactly the tiles that a plain comparison finds', () => {
  const year = fc.integer({ min: 1500, max: 1999 })
  const date = fc.option(fc.tuple(year, fc.integer({ min: 0, max: 30 })), { freq: 5 })
  fc.assert(
    fc.property(fc.array(date, { maxLength: 70 }), year, year, (dates, a, b) => {
      const all = dates.map((range, i) =>
        range ? dated(`t${i}`, `${range[0]}`, `${range[0] + range[1]}`) : dated(`t${i}`, null),
      )
      const own = withPeriod(all)
      if (!own.groups.some(({ period }) => period)) return
      const state = readState(own, `?work.period=${Math.min(a, b)}..${Math.max(a, b)}`)
      const [id] = state.selection['period'] ?? []
      const view = new GalleryIndex(own, all).view(state)
      const expected = all.filter((tile) => {
        const years = yearsOf(tile)
        return !id || (years && years[0] <= Math.max(a, b) && years[1] >= Math.min(a, b))
      })
      expect(view.tiles).toEqual(expected)
      expect(readState(own, writeState(own, state, ''))).toEqual<GalleryState>(state)
    }),
  )
})
