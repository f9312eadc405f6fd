import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { quantile } from '../../imports/testing/measure'
import { openAdmin } from '../product/admin'
import { reportFigure } from '../product/report-figure'
import { test, type ReusedProduct } from '../product/running/reused-product'

/** Fewer, to try the file: `TILES=50`. */
const TILES = Number(process.env['TILES'] ?? 1_000)
const CHANGES = 20
const COVERS = 20

test.describe.serial(`the preview of a page with ${TILES} tiles`, () => {
  let product: ReusedProduct
  let page: Page

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    const { cms } = product
    page = await product.startOver({ viewport: { width: 1440, height: 900 } })
    const covers = []
    for (let index = 0; index < COVERS; index++) {
      const background = `hsl(${index * 18} 40% 50%)`
      const image = sharp({ create: { width: 900, height: 700, channels: 3, background } })
      const content = new Uint8Array(await image.jpeg().toBuffer())
      covers.push(
        await cms.upload('media', { name: `${index}.jpg`, content, data: { alt: 'Sea' } }),
      )
    }
    for (let index = 0; index < TILES; index++)
      await cms.create('articles', {
        ...{ title: `Article ${index}`, cover: covers[index % COVERS]?.id, _status: 'published' },
      })
    const gallery = { blockType: 'gallery', galleryId: 'work', title: 'Work', paging: 'all' }
    const { id } = await cms.create('pages', {
      ...{ title: 'Home', slug: 'home', _status: 'published', blocks: [gallery] },
    })
    await openAdmin(page, `${product.site}/admin/collections/pages/${id}`)
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect
      .poll(() => page.frameLocator(FRAME).locator('[data-tile]').count(), { timeout: 120_000 })
      .toBe(TILES)
  })
  test.afterAll(() => page.context().close())

  test('shows a changed text soon after the autosave has answered, beside the same tiles', async () => {
    await markFirstTile()
    await measure('text', {
      field: '#field-title',
      shown: 'h1',
      value: (change) => `Home ${change}`,
    })
    expect(await isFirstTileMarked()).toBe(true)
  })

  test('shows a changed gallery, and loads its page afterwards', async () => {
    await markFirstTile()
    await measure('gallery', {
      field: '#field-blocks__0__title',
      shown: '[data-gallery] h2',
      value: (change) => `Work ${change}`,
    })
    // The page may be loading at this moment.
    await expect(async () => expect(await isFirstTileMarked()).toBe(false)).toPass({
      timeout: 30_000,
    })
  })

  async function measure(what: string, { field, shown, value }: Change) {
    const times: number[] = []
    for (let change = 0; change < CHANGES; change++) {
      const text = value(change)
      await page.fill(field, text)
      times.push(
        await page.evaluate(waitForText, {
          ...{ frame: FRAME, shown, text },
          interval: LOOK_INTERVAL,
        }),
      )
    }
    const milliseconds = (share: number) => `${quantile(times, share).toFixed(0)} ms`
    const walk = `preview of ${TILES} tiles after the answer of the autosave of a changed ${what}`
    reportFigure(walk, `median ${milliseconds(0.5)} (goal 300 ms)`)
    reportFigure(walk, `95 % within ${milliseconds(0.95)}`)
  }
  const firstTile = () => page.frameLocator(FRAME).locator('[data-tile]').first()
  const markFirstTile = () => firstTile().evaluate((tile) => Object.assign(tile, { marked: true }))
  const isFirstTileMarked = () => firstTile().evaluate((tile) => 'marked' in tile)
})

interface Change {
  readonly field: string
  /** Of the element that shows it. */
  readonly shown: string
  value(change: number): string
}

const FRAME = '.tessera-live-preview iframe:not([hidden])'

interface Expected {
  readonly frame: string
  readonly shown: string
  readonly text: string
  /** ms. */
  readonly interval: number
}

/** More often than this would take time from the preview, ms: frames that nothing else asks for, too. */
const LOOK_INTERVAL = 5

/** Runs in the browser. @returns ms from the answer of the last autosave to the frame that shows the text */
const waitForText = ({ frame, shown, text, interval }: Expected) =>
  new Promise<number>((resolve) => {
    const look = () => {
      const preview = document.querySelector<HTMLIFrameElement>(frame)?.contentDocument
      if (preview?.querySelector(shown)?.textContent === text) requestAnimationFrame(report)
      else setTimeout(look, interval)
    }
    const report = () => {
      const now = performance.now()
      const answered = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name, responseEnd }) => name.includes('autosave=true') && responseEnd <= now)
        .map(({ responseEnd }) => responseEnd)
      // The browser keeps 250 entries.
      performance.clearResourceTimings()
      resolve(now - Math.max(...answered))
    }
    look()
  })
