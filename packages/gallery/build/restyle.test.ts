import { build } from 'esbuild'
import { chromium, type Page } from 'playwright'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { GalleryIndex } from '../src/core/gallery-index'
import { INITIAL_STATE } from '../src/core/defaults'
import { StaticGallery } from '../src/react/static/StaticGallery'
import { galleryOf, groupOf, tileOf } from '../src/testing/tiles/tiles'

const STYLES = new URL('../src/styles/', import.meta.url).pathname
const SITE_STYLES = new URL('../../../site/styles/', import.meta.url).pathname

/** The sheets of the pages that have galleries. */
const SITE_SHEETS = ['site-with-all-blocks', 'article', 'search-page', 'notice', 'lightbox-details']

const SHEETS = {
  gallery: [`${STYLES}index.css`],
  'gallery on the site': SITE_SHEETS.map((name) => `${SITE_STYLES}${name}.css`),
}

async function bundleStyles(files: readonly string[]): Promise<string> {
  const contents = files.map((file) => `@import '${file}';`).join('\n')
  const { outputFiles } = await build({
    stdin: { contents, loader: 'css', resolveDir: SITE_STYLES },
    alias: {
      '@tessera/gallery/mosaic.css': `${STYLES}mosaic.css`,
      '@tessera/gallery/extras.css': `${STYLES}extras.css`,
    },
    bundle: true,
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

/** A page with 1,000 tiles, half of them with tags and half of them text covers with lines. */
function renderPage(css: string): string {
  const gallery = galleryOf({ groups: [groupOf('topic', ['print', 'photo'])] })
  const tiles = Array.from({ length: 1_000 }, (_, i) => {
    const tile = tileOf(`t${i}`, { topic: ['print', 'photo'] })
    const textCover = { aspectRatio: 1, lines: ['Etching', '1904'] }
    return i % 2 === 0 ? tile : { ...tile, image: null, textCover }
  })
  const view = new GalleryIndex(gallery, tiles).view(INITIAL_STATE)
  const props = { gallery, view, state: INITIAL_STATE, search: '' }
  const html = renderToStaticMarkup(createElement(StaticGallery, props))
  return `<!doctype html><style>${css}</style><main class="page"><div class="rich-text"><h2>Title</h2><p>Text</p></div>${html}</main>`
}

test.each(['gallery', 'gallery on the site'] as const)(
  'removing one of 1,000 tiles of a %s restyles at most 10 elements',
  { tags: 'long' },
  async (sheets) => {
    const page = await openPage(renderPage(await bundleStyles(SHEETS[sheets])))
    const restyled = await countRestyled(page, () => {
      document.querySelector('[data-tile="t500"]')?.remove()
    })
    expect(restyled).toBeLessThanOrEqual(10)
  },
)

test('counts the elements that a sibling rule restyles', { tags: 'long' }, async () => {
  const css = await bundleStyles(SHEETS.gallery)
  const page = await openPage(renderPage(`${css} .page > * + * { color: red }`))
  const restyled = await countRestyled(page, () => {
    document.querySelector('[data-tile="t500"]')?.remove()
  })
  expect(restyled).toBeGreaterThan(1_000)
})

async function openPage(html: string): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.setContent(html)
  expect(await page.locator('[data-tile]').count()).toBe(1_000)
  // Until the browser has rendered what is in the viewport.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })),
  )
  return page
}

/**
 * Elements whose styles Chromium computes anew because of a change. Neither `elementCount` of the style updates nor the
 * invalidations are enough: a container that container queries ask for is restyled during layout, where the first counts
 * nothing, and the second count a subtree once.
 */
async function countRestyled(page: Page, change: () => void): Promise<number> {
  const browser = page.context().browser()
  const categories = ['disabled-by-default-devtools.timeline.invalidationTracking']
  await browser?.startTracing(page, { categories })
  await page.evaluate(change)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    // The control: this change restyles one element.
    document.querySelector<HTMLElement>('[data-tile="t0"]')?.style.setProperty('z-index', '1')
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
  const { traceEvents } = JSON.parse((await browser?.stopTracing())?.toString() ?? '{}')
  const restyled = traceEvents.filter(
    ({ name }: { readonly name: string }) => name === 'StyleResolver::ResolveStyle',
  )
  // At least the control, so that the trace has these events.
  expect(restyled.length).toBeGreaterThan(0)
  return restyled.length
}
