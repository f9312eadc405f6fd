import type { Page, Route } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { siteInBrowser } from '../../testing/site-in-browser'
import { longIf } from '../../../scripts/test/test-tags.mjs'

/** What tiles and the lightbox show when images are missing, broken or slow. */
const on = siteInBrowser()

const TILE = '[data-gallery="work"] [data-tile]'

/** Opens the front page, whose images are answered by `answer`. */
async function visit(
  answer: (route: Route) => Promise<unknown>,
  walk: (page: Page) => Promise<void>,
) {
  const context = await on.browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/media/**', answer)
  await page.goto(on.site.origin, { waitUntil: 'commit' })
  await page.locator(TILE).first().waitFor()
  await walk(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

const shiftsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts'))

/** Where the tiles are, and with which colours they wait for their image. */
const tilesOf = (page: Page) =>
  page.locator(TILE).evaluateAll((tiles) =>
    tiles.map((tile) => {
      const { x, y, width, height } = tile.getBoundingClientRect()
      const picture = tile.querySelector('picture')
      const background = picture && getComputedStyle(picture).backgroundImage
      return { rect: [x, y + scrollY, width, height].map(Math.round), background }
    }),
  )

const isLoaded = (page: Page) =>
  page
    .locator(`${TILE} img`)
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth > 0)

const KINDS: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  missing: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  broken: (route) => route.fulfill({ contentType: 'image/webp', body: 'RIFF broken' }),
}

let whole: Awaited<ReturnType<typeof tilesOf>>

beforeAll(() =>
  visit(
    (route) => route.continue(),
    async (page) => {
      await page.waitForLoadState('load')
      whole = await tilesOf(page)
      expect(whole.length).toBeGreaterThan(5)
      expect(whole[0]?.background).toContain('radial-gradient')
    },
  ),
)

for (const [kind, answer] of Object.entries(KINDS))
  test(
    `an image that is ${kind} leaves its tile in place, with its colours and its alt text, and the lightbox says so`,
    longIf(kind !== 'missing'),
    () =>
      visit(answer, async (page) => {
        const image = page.locator(`${TILE} img`).first()
        await expect
          .poll(() => image.evaluate((each: HTMLImageElement) => each.complete))
          .toBe(true)
        expect(await isLoaded(page)).toBe(false)
        expect(await tilesOf(page)).toEqual(whole)
        const alt = String(await image.getAttribute('alt'))
        await expect.poll(() => page.getByRole('img', { name: alt }).first().isVisible()).toBe(true)
        expect(await shiftsOf(page)).toEqual([])

        const dialog = await openLightbox(page)
        await dialog.getByRole('alert').waitFor()
        await expect
          .poll(() => dialog.getByRole('alert').textContent())
          .toContain('cannot be loaded')
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
      }),
  )

test(
  'a slow image is awaited with its colours, its tile opens, and nothing moves when it comes',
  { tags: 'long' },
  async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await visit(
      (route) => held.then(() => route.continue()),
      async (page) => {
        expect(await isLoaded(page)).toBe(false)
        expect(await tilesOf(page)).toEqual(whole)
        const dialog = await openLightbox(page)
        await expect
          .poll(() => dialog.locator('figure').first().getAttribute('data-status'))
          .toBe('loading')
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
        release()
        await expect.poll(() => isLoaded(page)).toBe(true)
        expect(await tilesOf(page)).toEqual(whole)
        expect(await shiftsOf(page)).toEqual([])
      },
    )
  },
)

async function openLightbox(page: Page) {
  await page.locator(TILE).first().hover()
  await page.locator(`${TILE} [data-zoom]`).first().click()
  const dialog = page.locator('dialog[data-lightbox]')
  await dialog.waitFor()
  return dialog
}
