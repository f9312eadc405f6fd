import { expect, test } from '@playwright/test'
import { GalleryDriver, urlSearch } from '../product/gallery-driver'
import { sharedProduct } from '../product/running/shared-product'

const { site } = sharedProduct()

for (const javaScriptEnabled of [true, false]) {
  const tag = javaScriptEnabled ? [] : '@long'
  test.describe(javaScriptEnabled ? 'a visitor' : 'a visitor without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1280, height: 900 } })

    test('sees three galleries on the front page', { tag }, async ({ page }) => {
      await page.goto(site)
      for (const id of ['work', 'journal', 'studio']) {
        await expect(new GalleryDriver(page, id).section).toBeVisible()
      }
      await expect(page.locator('[data-gallery="work"]')).toHaveAttribute('data-pattern', '4')
      await expect(page.locator('[data-gallery="journal"] [data-dropdown]')).toHaveCount(1)
      await expect(page.locator('[data-gallery="studio"] [data-dropdown]')).toHaveCount(2)
    })

    test('filters to the number of tiles that the option shows, combines groups, and leaves them one by one by Back', async ({
      page,
    }) => {
      await page.goto(site)
      const work = new GalleryDriver(page, 'work')
      const all = await work.status().textContent()
      const expected = await work.countOf('topic', 'print')
      await work.selectOption('topic', 'print')
      await work.expectMatching(expected)
      await expect.poll(() => urlSearch(page)).toBe('?work.topic=print')
      await expect(work.option('topic', 'print')).toHaveAttribute('aria-current', 'true')
      await expect(work.chips().first()).toContainText('Print')

      const both = await work.countOf('year', '2024')
      await work.selectOption('year', '2024')
      await work.expectMatching(both)
      await expect.poll(() => urlSearch(page)).toBe('?work.topic=print&work.year=2024')
      if (javaScriptEnabled) {
        await page.goBack()
        await work.expectMatching(expected)
        await page.goBack()
        await expect(work.status()).toHaveText(all ?? '')
        await expect.poll(() => urlSearch(page)).toBe('')
      }
    })

    test('keeps the filters of two galleries apart in one URL', { tag }, async ({ page }) => {
      await page.goto(site)
      const work = new GalleryDriver(page, 'work')
      const studio = new GalleryDriver(page, 'studio')
      await work.selectOption('topic', 'print')
      const group = await studio.section
        .locator('[data-filter-group]')
        .first()
        .getAttribute('data-filter-group')
      const option = studio
        .group(group ?? '')
        .locator('[data-option][href]:not([data-option=""])')
        .first()
      const optionId = await option.getAttribute('data-option')
      await studio.selectOption(group ?? '', optionId ?? '')
      await expect(studio.chips()).not.toHaveCount(0)
      await expect.poll(() => urlSearch(page)).toContain('work.topic=print')
      await expect.poll(() => urlSearch(page)).toContain(`studio.${group}=`)
      await page.reload()
      await expect(work.option('topic', 'print')).toHaveAttribute('aria-current', 'true')
      await expect(studio.chips()).not.toHaveCount(0)
    })

    test(
      'opens a tile of the filtered gallery, moves through the slides, and closes it',
      { tag },
      async ({ page }) => {
        await page.goto(site)
        const work = new GalleryDriver(page, 'work')
        await work.selectOption('topic', 'print')
        await expect(work.chips()).not.toHaveCount(0)
        const ids = await work.ids()
        const [first = '', second = ''] = ids.map((id) => id ?? '')
        await work.openLightbox(first)
        await expect.poll(() => urlSearch(page)).toBe(`?work.topic=print&work.view=${first}`)
        const matching = Number((await work.status().textContent())?.match(/^\d+/)?.[0])
        await expect(work.lightbox().locator('p[role="status"]')).toContainText(`1 of ${matching}`)

        await work
          .lightbox()
          .getByRole(javaScriptEnabled ? 'button' : 'link', { name: 'Next' })
          .click()
        await expect(work.lightbox().locator('p[role="status"]')).toContainText(`2 of ${matching}`)
        await expect.poll(() => urlSearch(page)).toBe(`?work.topic=print&work.view=${second}`)

        await work
          .lightbox()
          .getByRole(javaScriptEnabled ? 'button' : 'link', { name: 'Previous' })
          .click()
        await work
          .lightbox()
          .getByRole(javaScriptEnabled ? 'button' : 'link', { name: 'Previous' })
          .click()
        await expect(work.lightbox().locator('p[role="status"]')).toContainText(
          `${matching} of ${matching}`,
        )

        await work
          .lightbox()
          .getByRole(javaScriptEnabled ? 'button' : 'link', { name: 'Close' })
          .click()
        await expect(work.lightbox()).toHaveCount(0)
        // The history goes back after the dialog has closed.
        await expect.poll(() => urlSearch(page)).toBe('?work.topic=print')
      },
    )

    test(
      'opens the image of a shared link with its own title and description',
      { tag },
      async ({ page }) => {
        await page.goto(site)
        const work = new GalleryDriver(page, 'work')
        const slug = (await work.ids())[0] ?? ''
        const title = await work.tile(slug).locator('a').first().textContent()
        await page.goto(`${site}/?work.view=${slug}`)
        await expect(work.lightbox()).toBeVisible()
        await expect.poll(() => page.title()).toContain(title?.trim())
        await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/)
      },
    )

    test('reads an article and follows a link of the not-found page', { tag }, async ({ page }) => {
      await page.goto(site)
      const slug = (await new GalleryDriver(page, 'journal').ids())[0] ?? ''
      await page.goto(`${site}/articles/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const missing = await page.goto(`${site}/articles/no-such-article`)
      expect(missing?.status()).toBe(404)
      await page.getByRole('main').getByRole('link').first().click()
      await expect(page.locator('h1')).toBeAttached()
    })

    test(
      'cannot select an option without articles, and gets suggestions for an empty result',
      { tag },
      async ({ page }) => {
        await page.goto(site)
        const work = new GalleryDriver(page, 'work')
        await work.selectOption('topic', 'exhibition')
        await expect(work.chips()).not.toHaveCount(0)
        const empty = work.section.locator('[data-option][aria-disabled="true"]').first()
        await expect(empty).toBeAttached()
        await expect(empty).not.toHaveAttribute('href')
        const group = await empty.evaluate((option) =>
          option.closest('[data-filter-group]')?.getAttribute('data-filter-group'),
        )
        const option = await empty.getAttribute('data-option')
        await page.goto(`${site}/?work.topic=exhibition&work.${group}=${option}`)
        await work.expectMatching(0)
        await expect(work.section.getByText(/Without .*: \d+ article/).first()).toBeVisible()
      },
    )
  })
}

test('ignores unknown values in the URL', async ({ page }) => {
  const response = await page.goto(
    `${site}/?work.topic=no-such-topic&work.page=abc&work.view=gone&x=1`,
  )
  expect(response?.status()).toBe(200)
  await expect(new GalleryDriver(page, 'work').chips()).toHaveCount(0)
})

test(
  'opens a dropdown and closes it by Escape, an outside click, another dropdown and a selection',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(site)
    const studio = new GalleryDriver(page, 'studio')
    const [first, second] = [
      studio.section.locator('[data-dropdown]').nth(0),
      studio.section.locator('[data-dropdown]').nth(1),
    ]
    const list = (index: number) => studio.section.locator('[popover]').nth(index)
    await first.click()
    await expect(list(0)).toBeVisible()
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(list(0)).toBeHidden()
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await first.click()
    await second.click()
    await expect(list(0)).toBeHidden()
    await expect(list(1)).toBeVisible()
    await page
      .locator('h1')
      .first()
      .click({ force: true, position: { x: 1, y: 1 } })
    await expect(list(1)).toBeHidden()
    await first.click()
    const option = list(0).locator('[data-option][href]:not([data-option=""])').first()
    const label = (await option.textContent())?.replace(/\s*\d+\s*$/, '').trim() ?? ''
    await option.click()
    await expect(list(0)).toBeHidden()
    await expect(first).toContainText(label)
  },
)

test(
  'keeps a click that is made before the gallery is hydrated',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(site, { waitUntil: 'commit' })
    const work = new GalleryDriver(page, 'work')
    await work.option('topic', 'print').click()
    await expect(work.chips().first()).toContainText('Print')
    await expect.poll(() => urlSearch(page)).toBe('?work.topic=print')
  },
)
