import { withPage } from '../../measure/browser'
import { clickLikeAHand, slowestSince, watchInteractions } from '../../measure/interactions'
import { figure } from '../../report/figure'
import { atMost } from '../../report/goal'
import type { Bench } from '../../table'
import { SIXTY } from './large/documents'
import { makeLargeSite } from './large/make-large-site'
import { startLarge } from './large/measure-large'
import type { Part } from './part'

/** Filters of the real page, one after the other; each leaves a few tiles or all. */
const CLICKS = ['kind-1', '', 'kind-3', '', 'kind-5', ''] as const

/** Click to frame on a page with all of sixty tiles, CPU slowed four times, once its gallery is awake. */
export async function measureClicks(bench: Bench): Promise<Part> {
  const site = await startLarge(bench, await makeLargeSite(bench, 100_000))
  try {
    const samples = await withPage({ chromium: bench.chromium }, async ({ page, cdp }) => {
      await watchInteractions(page)
      await page.goto(`${site.url}/sixty`)
      await page.locator('[data-awake]').first().waitFor()
      const tiles = await page.locator('[data-grid] > [data-tile]').count()
      if (tiles !== SIXTY) throw new Error(`The page shows ${tiles} tiles instead of ${SIXTY}.`)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const durations: number[] = []
      for (const option of CLICKS) {
        const since = await page.evaluate(() => performance.now())
        const chosen = `[data-filter-group="kind"] [data-option="${option}"]`
        await clickLikeAHand(page, chosen)
        await page.waitForTimeout(1_000)
        await page.locator(`${chosen}[aria-current]`).waitFor({ timeout: 2_000 })
        durations.push((await slowestSince(page, since)).duration)
      }
      return durations
    })
    const goal = atMost({
      what: 'Click to rendered frame (INP), CPU slowed 4 times, 60 tiles on the real page',
      figure: figure(samples),
      limit: 32,
    })
    return { goals: [goal], grids: [], notes: [] }
  } finally {
    await site.stop()
  }
}
