import type { CDPSession } from 'playwright'
import { withPage } from '../../measure/browser'
import { rendererMemory } from '../../measure/memory'
import { busyTime, findStepSpan, recordTrace } from '../../measure/trace'
import type { Bench } from '../../table'
import type { Scrolling } from './scrolling'

declare global {
  interface Window {
    scrolling: Scrolling
  }
}

/** One visit: hydration, frame times while scrolling, a jump to the middle, and memory afterwards. */
export async function scrollThrough(
  { chromium }: Bench,
  { address, script }: { address: string; script: string },
): Promise<Record<string, number>> {
  return withPage({ chromium }, async ({ browser, page, cdp }) => {
    await page.goto(address)
    await page.waitForFunction(() => 'candidatePage' in window)
    await page.addScriptTag({ url: script, type: 'module' })
    await page.waitForFunction(() => 'scrolling' in window)
    const trace = await recordTrace(browser, page, async () => {
      await page.evaluate(() => window.candidatePage.init())
      await page.evaluate(() => window.candidatePage.settled())
    })
    const hydration = findStepSpan(trace, 'init')
    const gaps = await page.evaluate(() => window.scrolling.run({ speed: 4_000, seconds: 2 }))
    const blankFrames = await page.evaluate(() =>
      window.scrolling.countBlankFrames({ step: 67, frames: 60 }),
    )
    const jump = await recordTrace(browser, page, async () => {
      await page.evaluate(() => window.scrolling.jump())
    })
    const jumpSpan = findStepSpan(jump, 'jump')
    return {
      hydration: hydration ? busyTime(trace, hydration) : NaN,
      fps: (gaps.length / gaps.reduce((sum, gap) => sum + gap, 0)) * 1000,
      'frames > 25 ms': gaps.filter((gap) => gap > 25).length,
      'blank frames': blankFrames,
      'longest gap': Math.max(...gaps),
      jump: jumpSpan ? busyTime(jump, jumpSpan) : NaN,
      ...(await readMemory(cdp)),
      'renderer memory': await rendererMemory(browser),
    }
  })
}

async function readMemory(cdp: CDPSession): Promise<Record<string, number>> {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('Performance.enable')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const valueOf = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? NaN
  return { 'DOM nodes': valueOf('Nodes'), 'JS heap': valueOf('JSHeapUsedSize') / 2 ** 20 }
}
