import { expect, test } from 'vitest'
import type { Seen } from './look'
import { isSeen, readMoments, type Sample } from './series'

const NOTHING: Seen = { width: 0, opacity: 0, inside: 0 }
const seen = (width: number, opacity = 1, inside = 1): Seen => ({ width, opacity, inside })
const sample = (at: number, any: Seen, large = NOTHING): Sample => ({ at, any, large })

test('an image is seen when it is nearly opaque and half of it is within the window', () => {
  expect(isSeen(seen(100, 0.9, 0.5))).toBe(true)
  expect(isSeen(seen(100, 0.89, 1))).toBe(false)
  expect(isSeen(seen(100, 1, 0.49))).toBe(false)
})

test('an image that grows from its tile is there first, then at half its size, then sharp', () => {
  const samples = [
    sample(1000, NOTHING),
    sample(1020, seen(280)),
    sample(1040, seen(450)),
    sample(1060, seen(620)),
    sample(1200, seen(1100), seen(1100)),
  ]
  expect(readMoments({ pressed: 1010, samples }, 290)).toEqual({ first: 10, half: 50, sharp: 190 })
})

test('what fades in counts from where it is nearly opaque', () => {
  const samples = [sample(20, seen(1000, 0.2)), sample(40, seen(1000, 0.95))]
  expect(readMoments({ pressed: 10, samples }, 290).first).toBe(30)
})

test('what was seen before the press does not count, and what never comes has no moment', () => {
  const samples = [sample(5, seen(1000)), sample(20, NOTHING)]
  expect(readMoments({ pressed: 10, samples }, 290)).toMatchObject({ first: null, sharp: null })
})
