import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Slide, Tile } from '../../types'
import { knownTileAt, slideAt, stepTowards, wrapIndex } from './neighbours'

const tileAt = (index: number): Tile => ({
  ...{ id: `${index}`, title: '', href: '', image: null, textCover: null, intro: null },
  ...{ date: null, author: null, terms: {} },
})

/** A slide as a gallery returns it: with up to three neighbours on each side. */
function slideOf(index: number, total: number): Slide {
  const near = (step: 1 | -1) =>
    Array.from({ length: Math.min(3, total - 1) }, (_, i) =>
      tileAt(wrapIndex(index + step * (i + 1), total)),
    )
  return { tile: tileAt(index), position: index + 1, total, before: near(-1), after: near(1) }
}
const ids = (tiles: readonly Tile[]) => tiles.map(({ id }) => id).join()

const positions = fc
  .integer({ min: 1, max: 12 })
  .chain((total) =>
    fc.record({ total: fc.constant(total), index: fc.integer({ min: 0, max: total - 1 }) }),
  )

describe('neighbours of a slide', () => {
  it('include the slide itself and three on each side, wrapping around', () => {
    const slide = slideOf(0, 9)
    expect([0, 1, 3, 8, 6].map((index) => knownTileAt(slide, index)?.id)).toEqual([
      '0',
      '1',
      '3',
      '8',
      '6',
    ])
    expect([4, 5].map((index) => knownTileAt(slide, index))).toEqual([undefined, undefined])
  })

  it('are never a wrong tile, for any number of tiles', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: -30, max: 30 }), ({ index, total }, target) => {
        const tile = knownTileAt(slideOf(index, total), target)
        if (tile) expect(tile.id).toBe(`${wrapIndex(target, total)}`)
      }),
    )
  })

  it('give the next slide its known neighbours, nearest first', () => {
    const next = slideAt(slideOf(4, 20), 6, tileAt(6))
    expect([next.position, next.total]).toEqual([7, 20])
    expect([ids(next.before), ids(next.after)]).toEqual(['5,4,3', '7'])
  })

  it('give a distant slide no neighbours', () => {
    const last = slideAt(slideOf(4, 20), 19, tileAt(19))
    expect([last.before, last.after]).toEqual([[], []])
  })

  it('lead the shorter way towards an unknown index', () => {
    expect(stepTowards(slideOf(10, 100), 90)).toEqual({ index: 7, tile: tileAt(7) })
    expect(stepTowards(slideOf(10, 100), 40)).toEqual({ index: 13, tile: tileAt(13) })
    expect(stepTowards({ ...slideOf(10, 100), after: [] }, 40)).toBeNull()
  })

  it('lead to every index in the end', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 0, max: 11 }), ({ index, total }, target) => {
        const goal = target % total
        let slide = slideOf(index, total)
        for (let steps = 0; slide.position - 1 !== goal && steps < total; steps++) {
          const next = knownTileAt(slide, goal) ? goal : (stepTowards(slide, goal)?.index ?? -1)
          slide = slideOf(next, total)
        }
        expect(slide.position - 1).toBe(goal)
      }),
    )
  })
})
