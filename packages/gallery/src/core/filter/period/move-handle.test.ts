import { describe, expect, test } from 'vitest'
import { moveHandle, nearestHandle, shareOf, yearAfterKey, yearAt } from './move-handle'

const period = { first: 1840, step: 10, tiles: [1, 2, 3, 4] }

describe('a handle', () => {
  test('stays within the period and does not pass the other', () => {
    expect(moveHandle(period, [1850, 1859], 0, 1700)).toEqual([1840, 1859])
    expect(moveHandle(period, [1850, 1859], 0, 1870)).toEqual([1859, 1859])
    expect(moveHandle(period, [1850, 1859], 1, 1900)).toEqual([1850, 1879])
    expect(moveHandle(period, [1850, 1859], 1, 1840)).toEqual([1850, 1850])
  })

  test('stands at the outer edge of its year', () => {
    expect(shareOf(period, [1840, 1879], 0)).toBe(0)
    expect(shareOf(period, [1840, 1879], 1)).toBe(1)
    expect(shareOf(period, [1850, 1859], 0)).toBe(0.25)
    expect(shareOf(period, [1850, 1859], 1)).toBe(0.5)
    for (const handle of [0, 1] as const)
      expect(yearAt(period, handle, shareOf(period, [1850, 1859], handle))).toBe(
        [1850, 1859][handle],
      )
  })

  test('moves when it is the nearer one', () => {
    expect(nearestHandle(period, [1850, 1859], 0.1)).toBe(0)
    expect(nearestHandle(period, [1850, 1859], 0.45)).toBe(1)
    expect(nearestHandle(period, [1850, 1850], 0.9)).toBe(1)
  })

  test('follows the keys, arrows turned round where later years are further left', () => {
    const after = (key: string, isRtl = false) =>
      yearAfterKey(period, [1850, 1859], { handle: 0, key, isRtl })
    expect(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'].map((key) => after(key))).toEqual([
      1851, 1849, 1851, 1849,
    ])
    expect(['ArrowRight', 'ArrowLeft', 'ArrowUp'].map((key) => after(key, true))).toEqual([
      1849, 1851, 1851,
    ])
    expect(['PageUp', 'PageDown', 'Home', 'End'].map((key) => after(key))).toEqual([
      1860, 1840, 1840, 1879,
    ])
    expect(after('Tab')).toBeNull()
  })
})
