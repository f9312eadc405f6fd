import { withPage } from '../../measure/browser'
import {
  clickWithPointer,
  recordInteractions,
  slowestInteraction,
} from '../../measure/interactions'
import { figure } from '../../report/figure'
import { atMost } from '../../report/goal'
import type { Bench } from '../../table'
import { SIXTY } from './large/documents'
import { makeLargeSite } from './large/make-large-site'
import { startLarge } from './large/measure-large'
import type { Measurement } from '../../report/measurement'

/** Options to click, one after the other: a few tiles match, then all. */
const CLICKS = ['kind-1', '', 'kind-3', '', 'kind-5', ''] as const

/** Click to frame on a page with sixty tiles, CPU slowed four times, after hydration. */
export async function measureClicks(bench: Bench): Promise<Measurement> {
  const site = await startLarge(bench, await makeLargeSite(bench, 100_000))
  try {
    const samples = await withPage({ chromium: bench.chromium }, async ({ page, cdp }) => {
      await recordInteractions(page)
      await page.goto(`${site.url}/sixty`)
      await page.locator('[data-hydrated]').first().waitFor()
      const tiles = await page.locator('[data-grid] > [data-tile]').count()
      if (tiles !== SIXTY) throw new Error(`The page shows ${tiles} tiles instead of ${SIXTY}.`)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const durations: number[] = []
      for (const option of CLICKS) {
        const since = await page.evaluate(() => performance.now())
        const link = `[data-filter-group="kind"] [data-option="${option}"]`
        await clickWithPointer(page, link)
        await page.waitForTimeout(1_000)
        await page.locator(`${link}[aria-current]`).waitFor({ timeout: 2_000 })
        durations.push((await slowestInteraction(page, since)).duration)
      }
      return durations
    })
    const goal = atMost({
      what: 'Click to rendered frame (INP), CPU slowed 4 times, 60 tiles on the real page, full DOM',
      figure: figure(samples),
      limit: 32,
    })
    return { goals: [goal], grids: [], notes: [] }
  } finally {
    await site.stop()
  }
}
