import { describe, expect, it } from 'vitest'
import { isStanding, nextLightbox, openLightbox, type LightboxEvent } from './lightbox'
import { lightboxDuration } from './lightbox-constants'
import { readMove, type KeyPress } from './lightbox-keys'
import { lightboxImage, originalSource } from './lightbox-image'
import { preloadOrder } from './lightbox-preload'
import { readTool } from './lightbox-tool-keys'
import type { Tile, TileImage } from './types'

const opened = openLightbox({ tile: 'a', waits: true })
const after = (...events: LightboxEvent[]) => events.reduce(nextLightbox, opened)
const shown = { type: 'shown', tile: 'a', attempt: 0 } as const
const failed = { type: 'failed', tile: 'a', attempt: 0 } as const

describe('the states of the lightbox', () => {
  it('goes loading, open, closing, closed', () => {
    expect(opened.status).toBe('loading')
    expect(after(shown).status).toBe('open')
    expect(after(shown, { type: 'close' }).status).toBe('closing')
    expect(after(shown, { type: 'close' }, { type: 'closed' }).status).toBe('closed')
  })
  it('is open at once when there is nothing to wait for', () => {
    expect(openLightbox({ tile: 'a', waits: false })).toMatchObject({
      status: 'open',
      slide: 'shown',
    })
  })
  it('stays open while an image moved to is loading', () => {
    const state = after(shown, { type: 'show', tile: 'b', waits: true })
    expect(state).toMatchObject({ status: 'open', tile: 'b', slide: 'loading', attempt: 0 })
  })
  it('is open with a failed slide, and tries again with a new attempt', () => {
    expect(after(failed)).toMatchObject({ status: 'open', slide: 'failed' })
    expect(after(failed, { type: 'retry' })).toMatchObject({ slide: 'loading', attempt: 1 })
  })
  it('ignores late news of another slide or an earlier attempt', () => {
    const retried = after(failed, { type: 'retry' })
    expect(nextLightbox(retried, failed)).toBe(retried)
    const moved = after(shown, { type: 'show', tile: 'b', waits: true })
    expect(nextLightbox(moved, failed)).toBe(moved)
  })
  it('tries again only what has failed', () => {
    expect(nextLightbox(opened, { type: 'retry' })).toBe(opened)
  })
  it('takes no orders while closing', () => {
    const closing = after(shown, { type: 'close' })
    expect(isStanding(closing)).toBe(false)
    expect(nextLightbox(closing, { type: 'close' })).toBe(closing)
  })
  it('may open with the slideshow on, which a move leaves as it is', () => {
    const playing = openLightbox({ tile: 'a', waits: true, playing: true })
    const stopped = nextLightbox(playing, { type: 'play', playing: false })
    const show = { type: 'show', tile: 'b', waits: true } as const
    expect(opened.playing).toBe(false)
    expect(nextLightbox(playing, show).playing).toBe(true)
    expect(nextLightbox(stopped, show).playing).toBe(false)
  })
  it('takes no time to open under reduced motion', () => {
    expect([lightboxDuration(false), lightboxDuration(true)]).toEqual([250, 0])
  })
})

describe('keys', () => {
  const pressOf = (key: string, rest: Partial<KeyPress> = {}): KeyPress => ({
    ...{ key, modified: false, on: 'elsewhere', rtl: false, zoomed: false },
    ...rest,
  })
  const press = (key: string, rest?: Partial<KeyPress>) => readMove(pressOf(key, rest))
  const pressTool = (key: string, rest?: Partial<KeyPress>) => readTool(pressOf(key, rest))
  it.each(['ArrowRight', 'ArrowDown', 'PageDown', 'Enter'])('%s goes on', (key) => {
    expect(press(key)).toBe(1)
  })
  it.each(['ArrowLeft', 'ArrowUp', 'PageUp'])('%s goes back', (key) => {
    expect(press(key)).toBe(-1)
  })
  it('Home and End go to the ends', () => {
    expect([press('Home'), press('End')]).toEqual(['first', 'last'])
    expect(press('Home', { on: 'field' })).toBeNull()
    expect(press('End', { modified: true })).toBeNull()
  })
  it('turns left and right round in right-to-left, and nothing else', () => {
    expect(press('ArrowRight', { rtl: true })).toBe(-1)
    expect(press('ArrowLeft', { rtl: true })).toBe(1)
    expect(press('ArrowDown', { rtl: true })).toBe(1)
  })
  it('leaves keys with modifiers, in fields, and Enter on a control alone', () => {
    expect(press('ArrowRight', { modified: true })).toBeNull()
    expect(press('ArrowRight', { on: 'field' })).toBeNull()
    expect(press('Enter', { on: 'control' })).toBeNull()
    expect(press('ArrowRight', { on: 'control' })).toBe(1)
    expect(press('x')).toBeNull()
  })
  it('use the tools: f for full size, the space bar for the slideshow', () => {
    expect([pressTool('f'), pressTool(' ')]).toEqual(['full-size', 'slideshow'])
    expect([pressTool(' ', { on: 'control' }), pressTool('f', { on: 'field' })]).toEqual([
      null,
      null,
    ])
    expect(pressTool('f', { modified: true })).toBeNull()
  })
  it('take back the enlargement with Escape, and leave it alone where there is none', () => {
    expect([pressTool('Escape', { zoomed: true }), pressTool('Escape')]).toEqual(['fit', null])
  })
})

const image: TileImage = {
  alt: '',
  width: 3000,
  height: 2000,
  focalPoint: { x: 0.5, y: 0.5 },
  thumbHash: null,
  caption: null,
  variants: [
    { type: 'image/webp', width: 320, src: '/media/a-320.webp' },
    { type: 'image/webp', width: 960, src: '/media/a-960.webp' },
    { type: 'image/avif', width: 960, src: '/media/a-960.avif' },
  ],
}

describe('the image', () => {
  it('offers AVIF before WebP at the width between the margins', () => {
    const { sources, sizes, src } = lightboxImage(image, 0)
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
    expect(sources[1]?.srcSet).toBe('/media/a-320.webp 320w, /media/a-960.webp 960w')
    expect(sizes).toContain('100vw - 70px')
    expect(src).toBe('/media/a-960.webp')
  })
  it('asks anew with every attempt, except for what lies in the page', () => {
    expect(lightboxImage(image, 2).src).toBe('/media/a-960.webp?retry=2')
    const blob = { ...image, variants: [{ type: 'image/png', width: 1, src: 'blob:x' }] } as const
    expect(lightboxImage(blob, 2).src).toBe('blob:x')
  })
  it('has an address of the original without any attempt', () => {
    expect(originalSource(image)).toBe('/media/a-960.webp')
  })
})

describe('loading ahead', () => {
  const tile = (id: string): Tile => ({
    ...{ id, title: id, href: `/${id}`, textCover: null, intro: null, date: null, author: null },
    image: { ...image, alt: id },
    terms: {},
  })
  const order = (before: string, afterwards: string, direction: 1 | -1) =>
    preloadOrder(
      {
        tile: tile('d'),
        position: 4,
        total: 9,
        before: [...before].map(tile),
        after: [...afterwards].map(tile),
      },
      direction,
    )
      .map(({ alt }) => alt)
      .join('')
  it('takes three on each side, those in the direction of travel first', () => {
    expect(order('cba', 'efg', 1)).toBe('efgcba')
    expect(order('cba', 'efg', -1)).toBe('cbaefg')
    expect(order('cbax', 'efgy', 1)).toBe('efgcba')
  })
  it('loads a tile met on both sides once, and never the slide itself', () => {
    expect(order('ba', 'ab', 1)).toBe('ab')
    expect(order('d', 'd', 1)).toBe('')
  })
})
