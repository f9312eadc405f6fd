import type { CDPSession } from 'playwright'
import { withPage } from '../../measure/browser'
import { rendererMemory } from '../../measure/memory'
import { busyTime, spanOf, traced } from '../../measure/trace'
import type { Bench } from '../../table'
import type { Scrolling } from './scrolling'

declare global {
  interface Window {
    scrolling: Scrolling
  }
}

/** Everything of one visit: fps and gaps of the scrolling, the jump's work, what it all holds in memory. */
export async function scrollThrough(
  { chromium }: Bench,
  { address, script }: { address: string; script: string },
): Promise<Record<string, number>> {
  return withPage({ chromium }, async ({ browser, page, cdp }) => {
    await page.goto(address)
    await page.waitForFunction(() => 'stage' in window)
    await page.addScriptTag({ url: script, type: 'module' })
    await page.waitForFunction(() => 'scrolling' in window)
    const trace = await traced(browser, page, async () => {
      await page.evaluate(() => window.stage.init())
      await page.evaluate(() => window.stage.settled())
    })
    const woken = spanOf(trace, 'init')
    const gaps = await page.evaluate(() => window.scrolling.run({ speed: 4_000, seconds: 2 }))
    const blanks = await page.evaluate(() => window.scrolling.blanks({ step: 67, frames: 60 }))
    const jump = await traced(browser, page, async () => {
      await page.evaluate(() => window.scrolling.jump())
    })
    const jumped = spanOf(jump, 'jump')
    return {
      wake: woken ? busyTime(trace, woken) : NaN,
      fps: (gaps.length / gaps.reduce((sum, gap) => sum + gap, 0)) * 1000,
      'frames > 25 ms': gaps.filter((gap) => gap > 25).length,
      'blank frames': blanks,
      'longest gap': Math.max(...gaps),
      jump: jumped ? busyTime(jump, jumped) : NaN,
      ...(await readMemory(cdp)),
      'renderer memory': await rendererMemory(browser),
    }
  })
}

async function readMemory(cdp: CDPSession): Promise<Record<string, number>> {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('Performance.enable')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  return { 'DOM nodes': of('Nodes'), 'JS heap': of('JSHeapUsedSize') / 2 ** 20 }
}
