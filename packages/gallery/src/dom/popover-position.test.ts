import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAtAnchor, POPOVER_MARGIN, popoverPosition } from './popover-position'

describe('a menu, aligned with the start of its button', () => {
  const viewport = { width: 1000, height: 600 }
  const menu = { width: 200, height: 250 }
  const button = { left: 100, top: 80, width: 90, height: 40 }
  const placement = { align: 'start', distance: 4 } as const

  test('is placed below its button', () => {
    expect(popoverPosition(button, menu, viewport, placement)).toEqual({ left: 100, top: 124 })
  })

  test('is placed above its button when there is no room below', () => {
    expect(popoverPosition({ ...button, top: 500 }, menu, viewport, placement)).toEqual({
      left: 100,
      top: 246,
    })
  })

  test('stays inside the viewport', () => {
    expect(popoverPosition({ ...button, left: 950 }, menu, viewport, placement)).toEqual({
      left: 792,
      top: 124,
    })
    const tall = { ...menu, height: 500 }
    expect(popoverPosition({ ...button, top: 200 }, tall, viewport, placement).top).toBe(92)
  })
})

describe('a tooltip, centred on its anchor', () => {
  const phone = { width: 320, height: 600 }
  const tooltip = { width: 240, height: 80 }
  const placement = { align: 'center', distance: 6 } as const

  test('is placed below its anchor', () => {
    const anchor = { left: 140, top: 100, width: 40, height: 20 }
    expect(popoverPosition(anchor, tooltip, phone, placement)).toEqual({ left: 40, top: 126 })
  })

  test('is placed above its anchor when there is no room below', () => {
    const anchor = { left: 140, top: 560, width: 40, height: 20 }
    expect(popoverPosition(anchor, tooltip, phone, placement)).toEqual({ left: 40, top: 474 })
  })

  test('stays inside the viewport of a phone, wherever its anchor is', () => {
    const side = fc.integer({ min: 0, max: 600 })
    fc.assert(
      fc.property(side, side, (left, top) => {
        const anchor = { left, top, width: 60, height: 20 }
        const position = popoverPosition(anchor, tooltip, phone, placement)
        expect(position.left).toBeGreaterThanOrEqual(POPOVER_MARGIN)
        expect(position.left + tooltip.width).toBeLessThanOrEqual(phone.width - POPOVER_MARGIN)
        expect(position.top).toBeGreaterThanOrEqual(POPOVER_MARGIN)
        expect(position.top + tooltip.height).toBeLessThanOrEqual(phone.height - POPOVER_MARGIN)
      }),
    )
  })

  test('shows its start when it is larger than the viewport', () => {
    const anchor = { left: 10, top: 10, width: 20, height: 20 }
    const large = { width: 400, height: 900 }
    expect(popoverPosition(anchor, large, phone, placement)).toEqual({
      left: POPOVER_MARGIN,
      top: POPOVER_MARGIN,
    })
  })
})

describe('isAtAnchor', () => {
  const anchor = { left: 100, top: 100, width: 80, height: 40 }
  const at = (left: number, top: number, width = 200, height = 300, viewportHeight = 600) =>
    isAtAnchor(anchor, { left, top, width, height }, { width: 1000, height: viewportHeight })

  test.each([
    ['below its anchor', at(100, 144), true],
    ['above its anchor', at(100, 46, 200, 50, 180), true],
    ['above its anchor with room below', at(100, 46, 200, 50), false],
    ['off its anchor', at(100, 200), false],
    ['over its anchor', at(100, 120), false],
    ['beside its anchor', at(300, 144), false],
    ['above the viewport', at(100, -204), false],
    ['below the viewport', at(100, 144, 200, 460), false],
    ['a sheet as wide as the viewport', at(0, 300, 1000), true],
  ])('%s: %s', (_what, actual, expected) => expect(actual).toBe(expected))
})
