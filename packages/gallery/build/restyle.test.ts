import { build } from 'esbuild'
import { chromium } from 'playwright'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { GalleryIndex } from '../src/core/gallery-index'
import { INITIAL_STATE } from '../src/core/defaults'
import { StaticGallery } from '../src/react/static/StaticGallery'
import { galleryOf, groupOf, tileOf } from '../src/testing/tiles/tiles'

const styles = async () => {
  const { outputFiles } = await build({
    entryPoints: [new URL('../src/styles/index.css', import.meta.url).pathname],
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
  return `<!doctype html><style>${css}</style>${renderToStaticMarkup(createElement(StaticGallery, props))}`
}

test('removing one of 1,000 tiles restyles at most 10 elements', { tags: 'long' }, async () => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.setContent(renderPage(await styles()))
  expect(await page.locator('[data-tile]').count()).toBe(1_000)
  // Until the browser has rendered what is in the viewport.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })),
  )

  const categories = ['disabled-by-default-devtools.timeline.invalidationTracking']
  await browser.startTracing(page, { categories })
  await page.evaluate(async () => {
    document.querySelector('[data-tile="t500"]')?.remove()
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    // The control: this change restyles one element.
    document.querySelector<HTMLElement>('[data-tile="t0"]')?.style.setProperty('color', 'red')
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const restyled = traceEvents.filter(
    ({ name }: { readonly name: string }) => name === 'StyleRecalcInvalidationTracking',
  )
  // At least the control, so that the trace has these events.
  expect(restyled.length).toBeGreaterThan(0)
  expect(restyled.length).toBeLessThanOrEqual(10)
})
