import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tileOf } from '../../testing/tiles'
import type { Tile } from '../../core/types'
import { createTileCache } from './tile-cache'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A window onto tiles 0 to 95 that looks at every change, and at every scroll event. */
function look() {
  let isAway = true
  const asked: number[] = []
  const tiles = createTileCache({
    count: 96,
    range: async (from, to): Promise<readonly Tile[]> => {
      asked.push(from)
      if (isAway) throw new Error('The server is away.')
      return Array.from({ length: to - from }, (_, i) => tileOf(`t${from + i}`))
    },
    onChange: () => scroll(),
  })
  const scroll = () => [0, 50].map((index) => tiles.tileAt(index)?.id)
  return { tiles, asked, scroll, comeBack: () => (isAway = false) }
}
/** Scrolls on and on. */
async function during(ms: number, scroll: () => void) {
  for (let t = 0; t < ms; t += 100) {
    scroll()
    await vi.advanceTimersByTimeAsync(100)
  }
}

test('what did not come is not asked for with every scroll event, and less and less often', async () => {
  const { asked, scroll } = look()
  await during(1_900, scroll)
  expect(asked).toEqual([0, 48])
  await during(4_000, scroll)
  expect(asked).toHaveLength(4)
  await during(60_000, scroll)
  expect(asked).toHaveLength(12)
})

test('it comes by itself once it can, and nothing says any more that it failed', async () => {
  const { tiles, scroll, comeBack } = look()
  scroll()
  await vi.advanceTimersByTimeAsync(0)
  expect(tiles.hasFailed()).toBe(true)
  comeBack()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(scroll()).toEqual(['t0', 't50'])
  expect(tiles.hasFailed()).toBe(false)
})
