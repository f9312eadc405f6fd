/** @module-tag long */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type RunningSite } from '../../testing/running-site'
import { connectBrowser } from '../../testing/site-in-browser'
import * as renderer from '../../server/render/renderer'
import { axeOn } from '../../../tests/axe'

let browser: Browser
let failing: RunningSite
let empty: RunningSite
beforeAll(async () => {
  browser = await connectBrowser()
  failing = await startSite({
    cmsUrl: 'http://127.0.0.1:9', // No server listens on this port.
    renderer: {
      ...renderer,
      renderPage: () => {
        throw new Error('The page cannot be rendered.')
      },
    },
    languages: ['en', 'ar'],
  })
  empty = await startSite({ empty: true, cmsUrl: 'http://127.0.0.1:9' })
})
afterAll(async () => {
  await browser.close()
  await failing.stop()
  await empty.stop()
})

test.each([
  ['a page that failed', () => `${failing.origin}/`, 500],
  ['a page that failed, right to left', () => `${failing.origin}/ar`, 500],
  ['the editor that does not answer', () => `${failing.origin}/admin`, 502],
  ['a site without pages', () => `${empty.origin}/`, 200],
])('axe finds no violations on %s, and nothing overflows', async (_, at, status) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, viewport: { width: 320, height: 256 } })
    const page = await context.newPage()
    expect((await page.goto(at()))?.status()).toBe(status)
    expect((await axeOn(page).analyze()).violations).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await context.close()
  }
})
