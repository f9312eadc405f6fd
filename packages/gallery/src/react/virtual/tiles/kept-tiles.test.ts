import { describe, expect, test } from 'vitest'
import { tileOf } from '../../../testing/tiles/tiles'
import type { GridTile } from '../../static/tiles/GridList'
import { keepTiles } from './kept-tiles'

const span = [1, 1] as const
const slot = { span, widthFraction: 0.25, height: 240, ratio: 1 }
const slots = { wide: slot, medium: slot, narrow: slot }
const gridTile = (id: string): GridTile => ({ tile: tileOf(id), slots, style: {}, eager: false })
const gridTiles = (ids: string) => [...ids].map(gridTile)

/** The ids in order; those of hidden tiles in brackets. */
const draw = (tiles: readonly GridTile[]) =>
  tiles.map(({ tile, isHidden }) => (isHidden ? `(${tile.id})` : tile.id)).join('')

const keep = (before: readonly GridTile[], shown: string) =>
  keepTiles(before, gridTiles(shown), false)

describe('keepTiles', () => {
  test('hides tiles where they are', () => {
    expect(draw(keep(gridTiles('abcde'), 'bd'))).toBe('(a)b(c)d(e)')
  })

  test('shows hidden tiles again, where they were', () => {
    const narrowed = keep(gridTiles('abcde'), 'bd')
    expect(draw(keep(narrowed, 'abd'))).toBe('ab(c)d(e)')
    expect(draw(keep(narrowed, 'abcde'))).toBe('abcde')
  })

  test('adds tiles that were never shown, after the shown tile before them', () => {
    expect(draw(keep(gridTiles('bd'), 'abcd'))).toBe('abcd')
    expect(draw(keep(gridTiles('bd'), 'acd'))).toBe('ac(b)d')
  })

  test('puts hidden tiles last when the shown tiles have another order', () => {
    expect(draw(keep(gridTiles('abcde'), 'db'))).toBe('db(a)(c)(e)')
  })

  test('puts hidden tiles last where the first element must be the first tile', () => {
    expect(draw(keepTiles(gridTiles('abc'), gridTiles('b'), true))).toBe('b(a)(c)')
  })

  test('keeps the object of a tile that stays hidden', () => {
    const once = keep(gridTiles('abc'), 'b')
    expect(keep(once, 'b')[0]).toBe(once[0])
  })

  test('keeps the data of a tile that a server sent again', () => {
    const before = gridTiles('ab')
    expect(keep(before, 'ab').map(({ tile }) => tile)).toEqual(before.map(({ tile }) => tile))
    expect(keep(before, 'ab')[0]?.tile).toBe(before[0]?.tile)
  })

  test('keeps no hidden tiles beyond 200 in all', () => {
    const many = Array.from({ length: 180 }, (_, i) => gridTile(`m${i}`))
    const others = Array.from({ length: 21 }, (_, i) => gridTile(`o${i}`))
    expect(keepTiles(many, others, false)).toHaveLength(21)
    expect(keepTiles(many, others.slice(1), false)).toHaveLength(200)
  })
})
