import { describe, expect, it } from 'vitest'
import { lightboxDuration } from './constants'
import { isInteractive, lightboxReducer, openLightbox, type LightboxEvent } from './lightbox-state'

const opened = openLightbox({ tile: 'a', isLoading: true })
const after = (...events: LightboxEvent[]) => events.reduce(lightboxReducer, opened)
const shown = { type: 'shown', tile: 'a', attempt: 0 } as const
const failed = { type: 'failed', tile: 'a', attempt: 0 } as const

describe('lightboxReducer', () => {
  it('goes from loading to open, closing and closed', () => {
    expect(opened.status).toBe('loading')
    expect(after(shown).status).toBe('open')
    expect(after(shown, { type: 'close' }).status).toBe('closing')
    expect(after(shown, { type: 'close' }, { type: 'closed' }).status).toBe('closed')
  })
  it('is open at once when nothing has to load', () => {
    expect(openLightbox({ tile: 'a', isLoading: false })).toMatchObject({
      status: 'open',
      slide: 'shown',
    })
  })
  it('stays open while the next image is loading', () => {
    const state = after(shown, { type: 'show', tile: 'b', isLoading: true })
    expect(state).toMatchObject({ status: 'open', tile: 'b', slide: 'loading', attempt: 0 })
  })
  it('is open with a failed slide, and retries with a new attempt', () => {
    expect(after(failed)).toMatchObject({ status: 'open', slide: 'failed' })
    expect(after(failed, { type: 'retry' })).toMatchObject({ slide: 'loading', attempt: 1 })
  })
  it('ignores late events of another slide or an earlier attempt', () => {
    const retried = after(failed, { type: 'retry' })
    expect(lightboxReducer(retried, failed)).toBe(retried)
    const moved = after(shown, { type: 'show', tile: 'b', isLoading: true })
    expect(lightboxReducer(moved, failed)).toBe(moved)
  })
  it('retries only a failed slide', () => {
    expect(lightboxReducer(opened, { type: 'retry' })).toBe(opened)
  })
  it('is not interactive while closing', () => {
    const closing = after(shown, { type: 'close' })
    expect(isInteractive(closing)).toBe(false)
    expect(lightboxReducer(closing, { type: 'close' })).toBe(closing)
  })
  it('can open with the slideshow playing, and navigation does not change that', () => {
    const playing = openLightbox({ tile: 'a', isLoading: true, playing: true })
    const stopped = lightboxReducer(playing, { type: 'play', playing: false })
    const show = { type: 'show', tile: 'b', isLoading: true } as const
    expect(opened.playing).toBe(false)
    expect(lightboxReducer(playing, show).playing).toBe(true)
    expect(lightboxReducer(stopped, show).playing).toBe(false)
  })
  it('ends the slideshow when the image is zoomed', () => {
    const playing = openLightbox({ tile: 'a', isLoading: false, playing: true })
    expect(lightboxReducer(playing, { type: 'zoom', scale: 2 }).playing).toBe(false)
    expect(lightboxReducer(playing, { type: 'zoom', scale: 1.005 }).playing).toBe(true)
  })

  it('opens without animation under reduced motion', () => {
    expect([lightboxDuration(false), lightboxDuration(true)]).toEqual([250, 0])
  })
})
