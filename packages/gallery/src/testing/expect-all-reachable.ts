import { expect } from 'vitest'
import { findIn } from './tiles/show-tiles'

/** Expects all text and icons of a tile inside it, without overlap, and each clickable where it is shown. */
export function expectAllReachable(tile: HTMLElement, icons: readonly string[]) {
  const { left, top, right, bottom, width, height } = tile.getBoundingClientRect()
  for (const selector of ['[data-caption]', '[data-icons]', 'h3']) {
    const rect = findIn(tile, selector).getBoundingClientRect()
    expect(rect.left).toBeGreaterThanOrEqual(left - 0.1)
    expect(rect.right).toBeLessThanOrEqual(right + 0.1)
    expect(rect.top).toBeGreaterThanOrEqual(top - 0.1)
    expect(rect.bottom).toBeLessThanOrEqual(bottom + 0.1)
  }
  for (const selector of icons) {
    const icon = findIn(tile, selector)
    const rect = icon.getBoundingClientRect()
    expect(Math.min(rect.width, rect.height)).toBeGreaterThanOrEqual(44)
    expect(document.elementFromPoint(rect.x + 22, rect.y + 22)).toBe(icon)
  }
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(findIn(tile, 'h3 > a'))
  const caption = findIn(tile, '[data-caption]').getBoundingClientRect()
  const buttons = findIn(tile, '[data-icons]').getBoundingClientRect()
  expect(
    caption.bottom <= buttons.top + 0.1 ||
      caption.top >= buttons.bottom - 0.1 ||
      caption.right <= buttons.left + 0.1 ||
      caption.left >= buttons.right - 0.1,
  ).toBe(true)
}
