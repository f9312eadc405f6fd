import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knownTile, loopPlace, slideAt, stepTowards } from './lightbox-walk'
import type { Slide, Tile } from './types'

const tileAt = (place: number): Tile => ({
  ...{ id: `${place}`, title: '', href: '', image: null, textCover: null, intro: null },
  ...{ date: null, author: null, terms: {} },
})

/** A slide as a gallery tells of it: with up to three neighbours on each side. */
function slideOf(place: number, total: number): Slide {
  const near = (step: 1 | -1) =>
    Array.from({ length: Math.min(3, total - 1) }, (_, i) =>
      tileAt(loopPlace(place + step * (i + 1), total)),
    )
  return { tile: tileAt(place), position: place + 1, total, before: near(-1), after: near(1) }
}
const ids = (tiles: readonly Tile[]) => tiles.map(({ id }) => id).join()

const placed = fc
  .integer({ min: 1, max: 12 })
  .chain((total) =>
    fc.record({ total: fc.constant(total), place: fc.integer({ min: 0, max: total - 1 }) }),
  )

describe('walking among slides', () => {
  it('knows the slide itself and three on each side, round the ends', () => {
    const slide = slideOf(0, 9)
    expect([0, 1, 3, 8, 6].map((place) => knownTile(slide, place)?.id)).toEqual([
      '0',
      '1',
      '3',
      '8',
      '6',
    ])
    expect([4, 5].map((place) => knownTile(slide, place))).toEqual([undefined, undefined])
  })

  it('never tells a wrong tile, of however many', () => {
    fc.assert(
      fc.property(placed, fc.integer({ min: -30, max: 30 }), ({ place, total }, wanted) => {
        const tile = knownTile(slideOf(place, total), wanted)
        if (tile) expect(tile.id).toBe(`${loopPlace(wanted, total)}`)
      }),
    )
  })

  it('has the next slide ready, with the neighbours known so far, nearest first', () => {
    const next = slideAt(slideOf(4, 20), 6, tileAt(6))
    expect([next.position, next.total]).toEqual([7, 20])
    expect([ids(next.before), ids(next.after)]).toEqual(['5,4,3', '7'])
  })

  it('knows no neighbours far away', () => {
    const last = slideAt(slideOf(4, 20), 19, tileAt(19))
    expect([last.before, last.after]).toEqual([[], []])
  })

  it('takes the shorter way to a place nobody knows', () => {
    expect(stepTowards(slideOf(10, 100), 90)).toEqual({ place: 7, tile: tileAt(7) })
    expect(stepTowards(slideOf(10, 100), 40)).toEqual({ place: 13, tile: tileAt(13) })
    expect(stepTowards({ ...slideOf(10, 100), after: [] }, 40)).toBeNull()
  })

  it('comes to every place in the end', () => {
    fc.assert(
      fc.property(placed, fc.integer({ min: 0, max: 11 }), ({ place, total }, wanted) => {
        const goal = wanted % total
        let slide = slideOf(place, total)
        for (let steps = 0; slide.position - 1 !== goal && steps < total; steps++) {
          const at = knownTile(slide, goal) ? goal : (stepTowards(slide, goal)?.place ?? -1)
          slide = slideOf(at, total)
        }
        expect(slide.position - 1).toBe(goal)
      }),
    )
  })
})
