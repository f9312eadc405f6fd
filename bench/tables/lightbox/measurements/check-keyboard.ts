import type { Page } from 'playwright'
import type { Candidate } from '../candidates'
import { close, goToPage, openSettled, preloadLightbox } from '../lightbox-actions'

/** Requirement → whether it is met. */
export type Keys = Readonly<Record<string, boolean>>

/** More than the number of controls of any lightbox. */
const TAB_STOPS = 15

/** Checks where the focus is after opening, after Escape and after Tab, and what Back does after three slides. */
export async function checkKeyboard(
  page: Page,
  origin: string,
  candidate: Candidate,
): Promise<Keys> {
  const { dialog, link } = candidate
  const open = async () => {
    await goToPage(page, origin, candidate)
    await preloadLightbox(page, candidate)
    await openSettled(page, candidate, 0)
  }
  const isInside = () =>
    page.evaluate((selector) => document.activeElement?.closest(selector) != null, dialog)

  await open()
  const inside = await isInside()
  await close(page, candidate)
  await page.waitForTimeout(500)
  const returned = await page
    .locator(link(0))
    .evaluate((element) => element === document.activeElement)

  await open()
  const stops: boolean[] = []
  for (let stop = 0; stop < TAB_STOPS; stop++) {
    await page.keyboard.press('Tab')
    // From a modal dialog the focus can move to the browser's controls. No element of the page has it then.
    const isInBrowser = await page.evaluate(() => document.activeElement === document.body)
    stops.push(isInBrowser || (await isInside()))
  }

  await open()
  for (let move = 0; move < 3; move++) {
    await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(700)
  }
  // Asynchronous, because it leaves the page when the lightbox has no history entry of its own.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await page.waitForTimeout(1_500)
  const isSamePage = await page.evaluate((kind) => location.pathname === `/${kind}`, candidate.kind)
  const isClosed = (await page.locator(dialog).count()) === 0
  return {
    'focus is inside after opening': inside,
    'focus stays inside': stops.every((isIn) => isIn),
    'focus returns to the link after closing': returned,
    'Back closes after three slides': isSamePage && isClosed,
  }
}
