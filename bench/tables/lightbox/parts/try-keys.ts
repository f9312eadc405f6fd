import type { Page } from 'playwright'
import type { Candidate } from '../candidates'
import { close, goToRoom, openSettled, wantLightbox } from '../in-room'

/** What is asked → is it so? */
export type Keys = Readonly<Record<string, boolean>>

/** More than any lightbox has controls. */
const STOPS = 15

/** Opens and closes with Escape; opens and walks about with Tab; opens anew, moves on three times and goes back. */
export async function tryKeys(page: Page, origin: string, candidate: Candidate): Promise<Keys> {
  const { room, link } = candidate
  const open = async () => {
    await goToRoom(page, origin, candidate)
    await wantLightbox(page, candidate)
    await openSettled(page, candidate, 0)
  }
  const isInside = () =>
    page.evaluate((where) => document.activeElement?.closest(where) != null, room)

  await open()
  const inside = await isInside()
  await close(page, candidate)
  await page.waitForTimeout(500)
  const returned = await page
    .locator(link(0))
    .evaluate((element) => element === document.activeElement)

  await open()
  const stops: boolean[] = []
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab')
    // A modal dialog lets the focus go to the browser's own controls, and there it is on no element of the page.
    const isNowhere = await page.evaluate(() => document.activeElement === document.body)
    stops.push(isNowhere || (await isInside()))
  }

  await open()
  for (let move = 0; move < 3; move++) {
    await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(700)
  }
  // Later: where there is nothing of its own to go back to, this leaves the page.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await page.waitForTimeout(1_500)
  const isHere = await page.evaluate((kind) => location.pathname === `/${kind}`, candidate.kind)
  const isClosed = (await page.locator(room).count()) === 0
  return {
    'focus is inside after opening': inside,
    'focus stays inside': stops.every((isIn) => isIn),
    'focus returns to where it came from': returned,
    'Back closes, once, after three moves': isHere && isClosed,
  }
}
