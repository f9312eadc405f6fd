import type { Page } from 'playwright'

/** An input event and its response; times in ms of the page's clock. */
export interface Interaction {
  readonly at: number
  /** From the input to the next frame, as Event Timing reports it: in steps of 8 ms, at least 16. */
  readonly duration: number
}

/** Shortest duration that Event Timing reports, ms. */
export const MIN_DURATION_MS = 16

declare global {
  interface Window {
    interactions: { name: string; at: number; duration: number }[]
  }
}

/** Records the page's interactions. Call it before the page is opened. */
export async function recordInteractions(page: Page): Promise<void> {
  await page.addInitScript((threshold) => {
    window.interactions = []
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries())
        window.interactions.push({ name, at: startTime, duration })
    }).observe(
      // TypeScript's type of the options lacks durationThreshold.
      Object.assign({ type: 'event', buffered: true }, { durationThreshold: threshold }),
    )
  }, MIN_DURATION_MS)
}

/** Moves the pointer to the middle of an element, then presses and releases. Resolves when the input was sent. */
export async function clickWithPointer(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first()
  const box = await target.boundingBox()
  if (!box) throw new Error(`No visible element to click: ${selector}`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.mouse.down()
  await page.mouse.up()
}

/** The slowest of press, release and click since a time (ms of the page's clock): what INP counts. */
export async function slowestInteraction(page: Page, since: number): Promise<Interaction> {
  const entries = await page.evaluate((from) => {
    const kinds = ['pointerdown', 'pointerup', 'click', 'mousedown', 'mouseup']
    return window.interactions.filter(({ name, at }) => at >= from && kinds.includes(name))
  }, since)
  const slowest = entries.reduce((max, { duration }) => Math.max(max, duration), MIN_DURATION_MS)
  return { at: entries[0]?.at ?? since, duration: slowest }
}
