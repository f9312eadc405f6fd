/** @module-tag long */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteInBrowser } from '../../testing/site-in-browser'

const running = siteInBrowser()

test('the gallery that the visitor points at is hydrated before the others', async () => {
  let release = () => undefined as void
  const isPointedAt = new Promise<void>((resolve) => (release = resolve))
  const prepare = async (page: Page) => {
    await page.route(/hydrate-galleries-[\w-]+\.js/, async (route) => {
      await isPointedAt
      await route.continue()
    })
    await page.addInitScript(() => {
      const hydrated: string[] = []
      Object.assign(window, { hydrated })
      new MutationObserver((changes) => {
        for (const { target } of changes)
          if (target instanceof Element) hydrated.push(target.querySelector('section')?.id ?? '')
      }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })
    })
  }
  await running.visit('/', { prepare }, async (page) => {
    await page.locator('#journal [data-grid]').hover()
    release()
    const hydrated = () => page.evaluate<readonly string[]>('window.hydrated')
    await expect.poll(hydrated).toHaveLength(3)
    expect((await hydrated())[0]).toBe('journal')
  })
})

test('a slide opens as soon as its own gallery is hydrated', async () => {
  let release = () => undefined as void
  const isClicked = new Promise<void>((resolve) => (release = resolve))
  const prepare = async (page: Page) => {
    await page.route(/hydrate-galleries-[\w-]+\.js/, async (route) => {
      await isClicked
      await route.continue()
    })
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 1
    })
  }
  await running.visit('/', { prepare }, async (page) => {
    await page.waitForLoadState('load')
    const tile = page.locator('#journal [data-tile]:has(img)').first()
    await tile.hover()
    await tile.locator('[data-zoom]').click()
    release()
    await page.locator('dialog[data-lightbox]:modal').waitFor()
    expect(await page.locator('[data-hydrated] > section').evaluateAll(idsOf)).toEqual(['journal'])
  })
})

const idsOf = (sections: readonly Element[]) => sections.map(({ id }) => id)

test('data and styles are requested beside the script, before it has come', async () => {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  const requested: string[] = []
  const prepare = async (page: Page) => {
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.route(/hydrate-galleries-[\w-]+\.js/, async (route) => {
      await released
      await route.continue()
    })
  }
  await running.visit('/', { prepare }, async (page) => {
    const files = await page
      .locator('[data-gallery-file]')
      .evaluateAll((roots) => roots.map((root) => root.getAttribute('data-gallery-file') ?? ''))
    expect(files).toHaveLength(3)
    await page.waitForLoadState('load')
    await expect.poll(() => requested).toEqual(expect.arrayContaining(files))
    await expect.poll(() => requested.some((path) => /hydrated-[\w-]+\.css$/.test(path))).toBe(true)
    await expect.poll(() => page.locator('[data-hydrated]').count()).toBe(0)
    release()
    await expect.poll(() => page.locator('[data-hydrated]').count()).toBe(3)
    // Each data file once: the script takes the response that is there.
    for (const file of files) expect(requested.filter((path) => path === file)).toHaveLength(1)
  })
})
