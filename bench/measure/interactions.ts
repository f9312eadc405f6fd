import type { Page } from 'playwright'

/** An input as the page saw it; times in ms of the page's clock. */
export interface Interaction {
  readonly at: number
  /** From the input to the next frame, as Event Timing has it: steps of 8 ms, and 16 for all that is less. */
  readonly duration: number
}

/** The least that Event Timing tells, ms. */
export const LEAST = 16

declare global {
  interface Window {
    interactions: { name: string; at: number; duration: number }[]
  }
}

/** To be called before the page is opened. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((threshold) => {
    window.interactions = []
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries())
        window.interactions.push({ name, at: startTime, duration })
    }).observe(
      // The types do not know the threshold.
      Object.assign({ type: 'event', buffered: true }, { durationThreshold: threshold }),
    )
  }, LEAST)
}

/** Presses and lets go at the middle of an element; the pointer is there before. Resolves when the input was sent. */
export async function clickLikeAHand(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first()
  const box = await target.boundingBox()
  if (!box) throw new Error(`Nothing to click: ${selector}`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.mouse.down()
  await page.mouse.up()
}

/** The slowest of press, release and click since a moment (ms of the page's clock): what INP counts. */
export async function slowestSince(page: Page, since: number): Promise<Interaction> {
  const entries = await page.evaluate((from) => {
    const kinds = ['pointerdown', 'pointerup', 'click', 'mousedown', 'mouseup']
    return window.interactions.filter(({ name, at }) => at >= from && kinds.includes(name))
  }, since)
  const slowest = entries.reduce((most, { duration }) => Math.max(most, duration), LEAST)
  return { at: entries[0]?.at ?? since, duration: slowest }
}
