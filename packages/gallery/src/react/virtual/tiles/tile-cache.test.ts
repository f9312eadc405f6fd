import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tileOf } from '../../../testing/tiles/tiles'
import type { Tile } from '../../../core/types'
import { createTileCache } from './tile-cache'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Reads tiles 0 and 50 of 96 at every change and every scroll event. */
function scrollTiles() {
  let isOffline = true
  const requests: number[] = []
  const tiles = createTileCache({
    count: 96,
    range: async (from, to): Promise<readonly Tile[]> => {
      requests.push(from)
      if (isOffline) throw new Error('offline')
      return Array.from({ length: to - from }, (_, i) => tileOf(`t${from + i}`))
    },
    onChange: () => scroll(),
  })
  const scroll = () => [0, 50].map((index) => tiles.tileAt(index)?.id)
  return { tiles, requests, scroll, reconnect: () => (isOffline = false) }
}
/** Scrolls every 100 ms. */
async function scrollFor(ms: number, scroll: () => void) {
  for (let t = 0; t < ms; t += 100) {
    scroll()
    await vi.advanceTimersByTimeAsync(100)
  }
}

test('repeats failed requests after a growing delay, not with every scroll event', async () => {
  const { requests, scroll } = scrollTiles()
  await scrollFor(1_900, scroll)
  expect(requests).toEqual([0, 48])
  await scrollFor(4_000, scroll)
  expect(requests).toHaveLength(4)
  await scrollFor(60_000, scroll)
  expect(requests).toHaveLength(12)
})

test('repeats a failed request by itself and clears the failure on success', async () => {
  const { tiles, scroll, reconnect } = scrollTiles()
  scroll()
  await vi.advanceTimersByTimeAsync(0)
  expect(tiles.hasFailed()).toBe(true)
  reconnect()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(scroll()).toEqual(['t0', 't50'])
  expect(tiles.hasFailed()).toBe(false)
})
