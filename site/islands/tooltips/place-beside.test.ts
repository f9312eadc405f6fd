import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DISTANCE, EDGE, placeBeside } from './place-beside'

const phone = { width: 320, height: 600 }
const tip = { width: 240, height: 80 }

test('stands under the words, in their middle', () => {
  const words = { left: 140, top: 100, width: 40, height: 20 }
  expect(placeBeside(words, tip, phone)).toEqual({ left: 40, top: 120 + DISTANCE })
})

test('stands above them where there is no room below', () => {
  const words = { left: 140, top: 560, width: 40, height: 20 }
  expect(placeBeside(words, tip, phone)).toEqual({ left: 40, top: 560 - DISTANCE - 80 })
})

test('never leaves the window of a phone, wherever the words are', () => {
  const side = fc.integer({ min: 0, max: 600 })
  fc.assert(
    fc.property(side, side, (left, top) => {
      const at = placeBeside({ left, top, width: 60, height: 20 }, tip, phone)
      expect(at.left).toBeGreaterThanOrEqual(EDGE)
      expect(at.left + tip.width).toBeLessThanOrEqual(phone.width - EDGE)
      expect(at.top).toBeGreaterThanOrEqual(EDGE)
      expect(at.top + tip.height).toBeLessThanOrEqual(phone.height - EDGE)
    }),
  )
})

test('shows its beginning when it is larger than the window', () => {
  const words = { left: 10, top: 10, width: 20, height: 20 }
  expect(placeBeside(words, { width: 400, height: 900 }, phone)).toEqual({ left: EDGE, top: EDGE })
})
