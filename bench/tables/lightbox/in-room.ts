import type { Page } from 'playwright'
import { clickLikeAHand } from '../../measure/interactions'
import type { Candidate } from './candidates'
import type { Series } from './watch/series'
import type { Watch } from './watch/watch'

declare global {
  interface Window {
    watch: Watch
  }
}

/** Everything that moves lasts less, ms; GLightbox takes longest to come. It is waited for no longer than need be. */
const SETTLED = 1_500
const settle = (page: Page) => page.evaluate((ms) => window.watch.calm(ms), SETTLED)
/** What comes with the pointer is there, ms. */
const HOVERED = 400
/** Over a slow line, ms. */
const PATIENCE = 8_000

/** Opens a candidate's page with its tiles' images there and nothing of its lightbox. */
export async function goToRoom(page: Page, origin: string, { kind }: Candidate): Promise<void> {
  await page.goto(`${origin}/${kind}`)
  await page.locator('[data-ready]').waitFor()
  await page.waitForFunction(() => 'watch' in window)
  await page.waitForLoadState('networkidle')
}

/** What a visitor does on the way to a click: script and style are there afterwards. */
export async function wantLightbox(page: Page, candidate: Candidate): Promise<void> {
  await pointAt(page, candidate, 0)
  await page.locator('[data-loaded]').waitFor({ state: 'attached' })
  await page.waitForTimeout(HOVERED)
}

/** Brings the pointer to a tile and to what enlarges it there, which may come with the pointer alone. */
async function pointAt(page: Page, { tile, link }: Candidate, image: number): Promise<void> {
  await page.locator(tile(image)).hover()
  await page.waitForTimeout(HOVERED)
  const box = await page.locator(link(image)).boundingBox()
  if (!box) throw new Error(`Image ${image} has nothing that enlarges it.`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

/** Clicks a tile and watches its image come. `suddenly`: no pointer or focus was there before. */
export async function openWatched(
  page: Page,
  candidate: Candidate,
  { image, suddenly = false }: { readonly image: number; readonly suddenly?: boolean },
): Promise<Series> {
  const { room, link } = candidate
  if (!suddenly) await pointAt(page, candidate, image)
  await page.evaluate((wanted) => window.watch.start(wanted), { name: 'open', room, image })
  if (suddenly) await page.locator(link(image)).evaluate((element: HTMLElement) => element.click())
  else await clickLikeAHand(page, link(image))
  return endWatch(page)
}

/** What came of a press, once the image is there (or does not come) and nothing moves any more. */
export async function endWatch(page: Page): Promise<Series> {
  const seen = page.waitForFunction(() => window.watch.isSeen(), undefined, {
    polling: 100,
    timeout: PATIENCE,
  })
  // What never comes is told by the series.
  await seen.catch(() => null)
  await settle(page)
  return page.evaluate(() => window.watch.stop())
}

/** Opens a tile's image and waits until it stands, its neighbours loaded. */
export async function openSettled(page: Page, candidate: Candidate, image: number): Promise<void> {
  const { room, link } = candidate
  await pointAt(page, candidate, image)
  await clickLikeAHand(page, link(image))
  await page.locator(room).first().waitFor()
  await settle(page)
}

export async function close(page: Page, { room }: Candidate): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator(room).first().waitFor({ state: 'detached' })
}

/** px of an image that is seen in the open lightbox, 0 when it is not. */
export const widthOf = (page: Page, { room }: Candidate, image: number): Promise<number> =>
  page.evaluate(([where, which]) => window.watch.width(where, which), [room, image] as const)
