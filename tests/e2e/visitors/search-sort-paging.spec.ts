import { expect, test } from '@playwright/test'
import { GalleryDriver, urlSearch } from '../product/gallery-driver'
import { sharedProduct } from '../product/running/shared-product'

const { site } = sharedProduct()

for (const javaScriptEnabled of [true, false]) {
  const tag = javaScriptEnabled ? [] : '@long'
  test.describe(javaScriptEnabled ? 'a visitor' : 'a visitor without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1280, height: 900 } })

    test(
      'searches the register and gets the same result by a shared link',
      { tag },
      async ({ page }) => {
        await page.goto(`${site}/register`)
        const register = new GalleryDriver(page, 'register')
        const field = register.section.getByRole('searchbox')
        await field.fill('harbour')
        if (!javaScriptEnabled) await field.press('Enter')
        await expect(register.tile('harbour-lights')).toBeVisible()
        await expect(register.tile('marram')).toHaveCount(0)
        await expect.poll(() => urlSearch(page)).toBe('?register.q=harbour')
        const found = await register.ids()
        await page.reload()
        await expect(field).toHaveValue('harbour')
        await expect.poll(() => register.ids()).toEqual(found)
      },
    )

    test('selects several topics at once', { tag }, async ({ page }) => {
      await page.goto(`${site}/archive`)
      const archive = new GalleryDriver(page, 'archive')
      const [posters, books] = [
        await archive.countOf('topic', 'poster'),
        await archive.countOf('topic', 'book'),
      ]
      await archive.selectOption('topic', 'poster')
      await archive.expectMatching(posters)
      await archive.selectOption('topic', 'book')
      await expect.poll(() => urlSearch(page)).toBe('?archive.topic=poster,book')
      const both = async () => Number((await archive.status().textContent())?.match(/^\d+/)?.[0])
      await expect.poll(both).toBeGreaterThan(posters)
      expect(await both()).toBeLessThanOrEqual(posters + books)
    })

    test('sorts by title and opens the next page', { tag }, async ({ page }) => {
      await page.goto(`${site}/register`)
      const register = new GalleryDriver(page, 'register')
      const newest = await register.ids()
      await register.section.locator('[data-sort] [data-dropdown]').click()
      await register.section.locator('[data-sort] [data-option="title"]').click()
      await expect.poll(() => urlSearch(page)).toBe('?register.sort=title')
      await expect.poll(() => register.ids()).not.toEqual(newest)
      const first = await register.ids()
      await register.section.getByRole('link', { name: /page 2/i }).click()
      await expect.poll(() => urlSearch(page)).toBe('?register.sort=title&register.page=2')
      await expect.poll(() => register.ids()).not.toEqual(first)
      await expect(register.tiles()).toHaveCount(20)
    })
  })
}

test('paginates an endless gallery without JavaScript', { tag: '@long' }, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${site}/archive`)
  const archive = new GalleryDriver(page, 'archive')
  await expect(archive.tiles()).toHaveCount(24)
  // Other tests publish articles too.
  const all = Number.parseInt((await archive.status().textContent()) ?? '', 10)
  await archive.section.getByRole('link', { name: /page 2/i }).click()
  await expect.poll(() => urlSearch(page)).toBe('?archive.page=2')
  await expect(archive.tiles()).toHaveCount(Math.min(24, all - 24))
  await page.close()
})

test('loads more of an endless gallery on scroll, and Back restores the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${site}/archive`)
  const archive = new GalleryDriver(page, 'archive')
  await expect(page.locator('[data-gallery-file][data-hydrated]')).toBeAttached()
  await page.mouse.move(640, 450)
  const last = archive.tiles().last()
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 2000)
      return archive.section.locator('[data-tile="karr-ness-survey"]').count()
    })
    .toBe(1)
  await last.locator('a').first().scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(1000)
  await last.locator('a').first().click()
  await expect(page).toHaveURL(/\/articles\//)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 400)
})

test('leaves a search by one Back', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${site}/about`)
  await page.goto(`${site}/register`)
  const register = new GalleryDriver(page, 'register')
  await expect(page.locator('[data-gallery-file][data-hydrated]')).toBeAttached()
  await register.section.getByRole('searchbox').pressSequentially('harbour')
  await expect.poll(() => urlSearch(page)).toBe('?register.q=harbour')
  await page.goBack()
  await expect.poll(() => urlSearch(page)).toBe('')
  await expect(register.tile('marram')).toBeVisible()
})

test('shows the custom pattern of the demo, its second repeat mirrored', async ({ page }) => {
  await page.goto(`${site}/about`)
  const wall = new GalleryDriver(page, 'wall')
  await expect(wall.section).toHaveAttribute('data-pattern', /^custom-/)
  await expect(wall.tiles()).toHaveCount(14)
  const sizes = await wall
    .tiles()
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-size')))
  expect(sizes.slice(0, 7)).toEqual(['2x2', '1x2', '1x1', '1x2', '1x2', '2x2', '1x1'])
  expect(sizes.slice(7)).toEqual(['1x1', '1x2', '2x2', '1x2', '2x2', '1x2', '1x1'])
})
