// @ts-check
import { join } from 'node:path'
import { chromium } from 'playwright'
import { createServer } from 'vite'
import examples from './examples.json' with { type: 'json' }

/**
 * Takes the screenshots of all examples, or of some: `node examples/screenshots.mjs [folder…]` in packages/gallery.
 * CHROME_PATH is the path of the Chromium.
 */
const folder = import.meta.dirname
const PORT = 4513

/** Screenshots show the example, not the site around it. */
const WITHOUT_MENU =
  '[data-site-header], [data-site-menu] { display: none } [data-site-frame] { grid-template-columns: 1fr }'

/**
 * Actions before the screenshot, for features that are not visible without one.
 * @type {Record<string, (page: import('playwright').Page) => Promise<unknown>>}
 */
const ACTIONS = {
  'filter-dropdown': (page) => page.getByRole('button', { name: 'Year' }).click(),
  'hover-effects': (page) => page.locator('[data-gallery=fade] [data-tile] a').first().focus(),
  'text-positions': (page) => page.locator('[data-gallery=right] [data-tile] a').first().focus(),
  'several-values': async (page) => {
    await page.getByRole('link', { name: /^Posters/ }).click()
    await page.getByRole('link', { name: /^Books/ }).click()
  },
  search: (page) => page.goto(`${page.url()}?work.q=tide`),
  'load-more': (page) => page.locator('[data-paging]').scrollIntoViewIfNeeded(),
  'numbered-pages': (page) => page.locator('[data-paging]').scrollIntoViewIfNeeded(),
  lightbox: openLightbox,
  'lightbox-options': openLightbox,
  'lightbox-thumbnails': async (page) => {
    await openLightbox(page)
    await page.locator('[data-thumbnails] [aria-current]').waitFor()
  },
  slots: openLightbox,
  period: (page) => page.getByRole('button', { name: /^Year: / }).click(),
  'slide-articles': openLightbox,
  'slide-videos': async (page) => {
    await openLightbox(page)
    await page.locator('[data-play] img').waitFor()
  },
  'slide-frames': async (page) => {
    await openLightbox(page)
    await page.getByRole('alert').waitFor()
  },
  linked: async (page) => {
    await page.getByRole('link', { name: 'The Seventh Wave' }).click()
    await page.locator('[data-slide][data-status=shown] img').waitFor()
  },
  'tile-click': (page) => page.locator('[data-gallery=lightbox] [data-zoom]').first().focus(),
}

/** @param {import('playwright').Page} page */
async function openLightbox(page) {
  await page.locator('[data-zoom]').nth(1).focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-lightbox][data-status=open]').waitFor()
}

const server = await createServer({
  configFile: join(folder, 'vite.config.ts'),
  server: { port: PORT, strictPort: true },
})
await server.listen()
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const folders = process.argv.slice(2)
for (const example of examples) {
  if (folders.length > 0 && !folders.includes(example.folder)) continue
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    // 800 x 500 px, at most 60 kB.
    deviceScaleFactor: 0.625,
    reducedMotion: 'reduce',
  })
  await page.goto(`http://127.0.0.1:${PORT}/${example.folder}/`, { waitUntil: 'networkidle' })
  await page.addStyleTag({ content: WITHOUT_MENU })
  await page
    .locator('[data-example]')
    .evaluate((/** @type {HTMLElement} */ example) => scrollTo(0, example.offsetTop - 32))
  await ACTIONS[example.folder]?.(page)
  await page.waitForLoadState('networkidle')
  const path = join(folder, example.folder, 'screenshot.jpg')
  await page.screenshot({ path, type: 'jpeg', quality: 58 })
  await page.close()
}
await browser.close()
await server.close()
