import type { Page } from 'playwright'
import { withPage } from '../../measure/browser'
import type { Bench } from '../../table'

export interface CameBack {
  /** px from the top of the page, when left and when back. */
  readonly left: number
  readonly found: number
  /** The tile in the middle of the screen, when left and when back. */
  readonly leftOn: string
  readonly foundOn: string
}

/** Scrolls far down, leaves for another document and comes back by the browser's button. */
export function goBack({ chromium }: Bench, address: string, elsewhere: string): Promise<CameBack> {
  return withPage({ chromium }, async ({ page }) => {
    await page.goto(address)
    await wake(page)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6))
    await page.evaluate(() => window.stage.settled())
    const left = await look(page)
    await page.goto(elsewhere)
    await page.goBack()
    await wake(page)
    const found = await look(page)
    return { left: left.at, found: found.at, leftOn: left.on, foundOn: found.on }
  })
}

async function wake(page: Page): Promise<void> {
  await page.waitForFunction(() => 'stage' in window)
  await page.evaluate(async () => {
    await window.stage.init()
    await window.stage.settled()
  })
}

const look = (page: Page) =>
  page.evaluate(() => ({
    at: scrollY,
    on:
      document.elementFromPoint(300, 450)?.closest('[data-tile]')?.getAttribute('data-tile') ??
      'nothing',
  }))
