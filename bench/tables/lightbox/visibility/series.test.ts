import { expect, test } from 'vitest'
import type { Visibility } from './measure-visibility'
import { isVisible, readMoments, type Sample } from './series'

const HIDDEN: Visibility = { width: 0, opacity: 0, inside: 0 }
const visible = (width: number, opacity = 1, inside = 1): Visibility => ({ width, opacity, inside })
const sample = (at: number, any: Visibility, large = HIDDEN): Sample => ({ at, any, large })

test('counts an image as visible when it is nearly opaque and half of it is in the viewport', () => {
  expect(isVisible(visible(100, 0.9, 0.5))).toBe(true)
  expect(isVisible(visible(100, 0.89, 1))).toBe(false)
  expect(isVisible(visible(100, 1, 0.49))).toBe(false)
})

test('reads when an image is in the lightbox, has half its size and is sharp', () => {
  const samples = [
    sample(1000, HIDDEN),
    sample(1020, visible(280)),
    sample(1040, visible(450)),
    sample(1060, visible(620)),
    sample(1200, visible(1100), visible(1100)),
  ]
  expect(readMoments({ pressed: 1010, samples }, 290)).toEqual({ first: 10, half: 50, sharp: 190 })
})

test('counts an image that fades in once it is nearly opaque', () => {
  const samples = [sample(20, visible(1000, 0.2)), sample(40, visible(1000, 0.95))]
  expect(readMoments({ pressed: 10, samples }, 290).first).toBe(30)
})

test('ignores samples before the press and returns null for a moment that never comes', () => {
  const samples = [sample(5, visible(1000)), sample(20, HIDDEN)]
  expect(readMoments({ pressed: 10, samples }, 290)).toMatchObject({ first: null, sharp: null })
})
