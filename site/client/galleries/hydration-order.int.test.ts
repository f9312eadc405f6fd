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
