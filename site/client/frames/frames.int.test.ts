import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { everyBlock } from '../../testing/documents/every-block'
import { row } from '../../testing/documents/test-documents'
import { siteInBrowser } from '../../testing/site-in-browser'

const at = siteInBrowser()

beforeAll(() =>
  at.site.publish(
    row('page', 'video', '/video', {
      ...{ slug: 'video', title: 'Video', description: null, showTitle: true },
      blocks: [everyBlock().video],
    }),
  ),
)

test('a frame that has not loaded after 15 seconds is a link again, with a message', async () => {
  const prepare = async (page: Page) => {
    await page.clock.install()
    // Never answered.
    await page.route('https://player.vimeo.com/**', () => undefined)
  }
  await at.visit('/video', { prepare }, async (page) => {
    const name = 'Play: The big press, running'
    await page.getByRole('button', { name }).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name }).click()
    await page.locator('iframe').waitFor()
    await page.clock.fastForward(14_000)
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
    await page.clock.fastForward(1_000)
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toBe('The requested content cannot be loaded. Please try again later.')
    await expect.poll(() => page.locator('iframe').count()).toBe(0)
    const link = page.getByRole('link', { name })
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})
