import type { Page } from 'playwright'
import { withPage } from '../../measure/browser'
import type { Bench } from '../../table'

export interface BackResult {
  /** Before leaving the page. */
  readonly before: ScrollPosition
  /** After going back. */
  readonly after: ScrollPosition
}

interface ScrollPosition {
  /** px from the top of the page. */
  readonly top: number
  /** Id of the tile in the middle of the screen. */
  readonly tile: string
}

/** Scrolls far down, opens another document and goes back in the browser's history. */
export function goBack(
  { chromium }: Bench,
  address: string,
  elsewhere: string,
): Promise<BackResult> {
  return withPage({ chromium }, async ({ page }) => {
    await page.goto(address)
    await initialise(page)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6))
    await page.evaluate(() => window.candidatePage.settled())
    const before = await readPosition(page)
    await page.goto(elsewhere)
    await page.goBack()
    await initialise(page)
    return { before, after: await readPosition(page) }
  })
}

async function initialise(page: Page): Promise<void> {
  await page.waitForFunction(() => 'candidatePage' in window)
  await page.evaluate(async () => {
    await window.candidatePage.init()
    await window.candidatePage.settled()
  })
}

const readPosition = (page: Page): Promise<ScrollPosition> =>
  page.evaluate(() => ({
    top: scrollY,
    tile:
      document.elementFromPoint(300, 450)?.closest('[data-tile]')?.getAttribute('data-tile') ??
      'no tile',
  }))
