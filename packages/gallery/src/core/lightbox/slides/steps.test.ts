import { describe, expect, test } from 'vitest'
import { tileOf } from '../../../testing/tiles/tiles'
import type { Slide, Tile, TileImage } from '../../types'
import { stepSlide, stepsOf } from './steps'

const image = (alt: string): TileImage => ({
  ...{ alt, width: 400, height: 300, focalPoint: { x: 0.5, y: 0.5 }, thumbHash: null },
  ...{ caption: null, variants: [{ type: 'image/webp', width: 400, src: `/${alt}.webp` }] },
})
/** A tile with images named `a1`, `a2` and so on. */
const tileWith = (id: string, count: number): Tile => {
  const [first = null, ...furtherImages] = Array.from({ length: count }, (_, i) =>
    image(`${id}${i + 1}`),
  )
  return { ...tileOf(id), image: first, ...(count > 1 && { furtherImages }) }
}
const alts = (tiles: readonly Tile[]) => tiles.map((tile) => tile.image?.alt)

const a = tileWith('a', 3)
const b = tileWith('b', 2)
const c = tileWith('c', 1)
const slide: Slide = { tile: a, position: 2, total: 9, before: [c, b], after: [b, c] }

describe('stepsOf', () => {
  test('has one step per image, the first with the id of the tile', () => {
    expect(stepsOf(a, 'images').map(({ id }) => id)).toEqual(['a', 'a/2', 'a/3'])
    expect(alts(stepsOf(a, 'images'))).toEqual(['a1', 'a2', 'a3'])
    expect(stepsOf(c, 'images')).toEqual([c])
  })

  test('begins with the text cover of a tile without an image of its own', () => {
    expect(alts(stepsOf({ ...a, image: null }, 'images'))).toEqual([undefined, 'a2', 'a3'])
  })

  test('has one step where the slide shows no image', () => {
    expect(stepsOf(a, 'articles')).toEqual([a])
    const frame = { ...a, content: { kind: 'frame', href: 'https://a.example/' } } as const
    expect(stepsOf(frame, 'images')).toEqual([frame])
  })

  test('shows the images of an image also among articles', () => {
    expect(stepsOf({ ...a, kind: 'image' }, 'articles')).toHaveLength(3)
  })
})

describe('stepSlide', () => {
  test.each([
    [0, 'a1', ['a2', 'a3', 'b1'], ['c1', 'b2', 'b1']],
    [1, 'a2', ['a3', 'b1', 'b2'], ['a1', 'c1', 'b2']],
    [2, 'a3', ['b1', 'b2', 'c1'], ['a2', 'a1', 'c1']],
  ])('step %i shows %s, with the steps around it as neighbours', (step, alt, after, before) => {
    const shown = stepSlide(slide, step, 'images')
    expect(shown.tile.image?.alt).toBe(alt)
    expect([alts(shown.after), alts(shown.before)]).toEqual([after, before])
    expect([shown.position, shown.total]).toEqual([2, 9])
  })

  test('the only tile of a gallery follows itself', () => {
    const alone = { tile: a, position: 1, total: 1, before: [], after: [] }
    const shown = stepSlide(alone, 2, 'images')
    expect(alts(shown.after)).toEqual(['a1', 'a2', 'a3'])
    expect(alts(shown.before)).toEqual(['a2', 'a1', 'a3'])
    expect(stepSlide({ ...alone, tile: c }, 0, 'images')).toMatchObject({ before: [], after: [] })
  })
})
