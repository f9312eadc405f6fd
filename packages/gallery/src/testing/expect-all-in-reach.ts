import { expect } from 'vitest'
import { partOf } from './show-tiles'

/** Every word and icon of a tile lies in it, and a click on it meets the link it looks like. */
export function expectAllInReach(tile: HTMLElement, icons: readonly string[]) {
  const { left, top, right, bottom, width, height } = tile.getBoundingClientRect()
  for (const selector of ['[data-caption]', '[data-icons]', 'h3']) {
    const part = partOf(tile, selector).getBoundingClientRect()
    expect(part.left).toBeGreaterThanOrEqual(left - 0.1)
    expect(part.right).toBeLessThanOrEqual(right + 0.1)
    expect(part.top).toBeGreaterThanOrEqual(top - 0.1)
    expect(part.bottom).toBeLessThanOrEqual(bottom + 0.1)
  }
  for (const selector of icons) {
    const icon = partOf(tile, selector)
    const box = icon.getBoundingClientRect()
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    expect(document.elementFromPoint(box.x + 22, box.y + 22)).toBe(icon)
  }
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(partOf(tile, 'h3 > a'))
  const words = partOf(tile, '[data-caption]').getBoundingClientRect()
  const buttons = partOf(tile, '[data-icons]').getBoundingClientRect()
  expect(
    words.bottom <= buttons.top + 0.1 ||
      words.top >= buttons.bottom - 0.1 ||
      words.right <= buttons.left + 0.1 ||
      words.left >= buttons.right - 0.1,
  ).toBe(true)
}
