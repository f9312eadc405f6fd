import type { Page } from 'playwright'
import { clickWithPointer } from '../../measure/interactions'
import type { Candidate } from './candidates'
import type { Series } from './visibility/series'
import type { VisibilityRecorder } from './visibility/recorder'

declare global {
  interface Window {
    visibility: VisibilityRecorder
  }
}

/** Longer than the longest animation, GLightbox's opening. */
const SETTLE_TIMEOUT_MS = 1_500
const settle = (page: Page) =>
  page.evaluate((ms) => window.visibility.settled(ms), SETTLE_TIMEOUT_MS)
/** Time for the effects of hover. */
const HOVER_MS = 400
/** Long enough for a slow connection. */
const IMAGE_TIMEOUT_MS = 8_000

/** Opens a candidate's page and waits for the images of the tiles. The lightbox is not loaded. */
export async function goToPage(page: Page, origin: string, { kind }: Candidate): Promise<void> {
  await page.goto(`${origin}/${kind}`)
  await page.locator('[data-ready]').waitFor()
  await page.waitForFunction(() => 'visibility' in window)
  await page.waitForLoadState('networkidle')
}

/** Moves the pointer to a tile and waits until the lightbox's script and style are loaded. */
export async function preloadLightbox(page: Page, candidate: Candidate): Promise<void> {
  await pointAt(page, candidate, 0)
  await page.locator('[data-loaded]').waitFor({ state: 'attached' })
  await page.waitForTimeout(HOVER_MS)
}

/** Moves the pointer to a tile and then to its link, which may be visible on hover only. */
async function pointAt(page: Page, { tile, link }: Candidate, image: number): Promise<void> {
  await page.locator(tile(image)).hover()
  await page.waitForTimeout(HOVER_MS)
  const box = await page.locator(link(image)).boundingBox()
  if (!box) throw new Error(`The tile of image ${image} has no visible link to the lightbox.`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

/** Opens a tile's image and records its visibility. `withoutIntent`: without hover or focus before the click. */
export async function openRecorded(
  page: Page,
  candidate: Candidate,
  { image, withoutIntent = false }: { readonly image: number; readonly withoutIntent?: boolean },
): Promise<Series> {
  const { dialog, link } = candidate
  if (!withoutIntent) await pointAt(page, candidate, image)
  await page.evaluate((options) => window.visibility.start(options), {
    name: 'open',
    dialog,
    image,
  })
  if (withoutIntent)
    await page.locator(link(image)).evaluate((element: HTMLElement) => element.click())
  else await clickWithPointer(page, link(image))
  return stopRecording(page)
}

/** Waits until the large image is visible and the page is still, then returns what was recorded. */
export async function stopRecording(page: Page): Promise<Series> {
  const visible = page.waitForFunction(() => window.visibility.isLargeVisible(), undefined, {
    polling: 100,
    timeout: IMAGE_TIMEOUT_MS,
  })
  // The series shows that the image never became visible.
  await visible.catch(() => null)
  await settle(page)
  return page.evaluate(() => window.visibility.stop())
}

/** Opens a tile's image and waits until the page is still and the adjacent images are loaded. */
export async function openSettled(page: Page, candidate: Candidate, image: number): Promise<void> {
  const { dialog, link } = candidate
  await pointAt(page, candidate, image)
  await clickWithPointer(page, link(image))
  await page.locator(dialog).first().waitFor()
  await settle(page)
}

export async function close(page: Page, { dialog }: Candidate): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator(dialog).first().waitFor({ state: 'detached' })
}

/** Width of an image that is visible in the open lightbox, px; 0 when it is not. */
export const widthOf = (page: Page, { dialog }: Candidate, image: number): Promise<number> =>
  page.evaluate(([selector, which]) => window.visibility.width(selector, which), [
    dialog,
    image,
  ] as const)
