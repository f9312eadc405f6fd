import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteInBrowser } from '../../testing/site-in-browser'
import { axeOn } from '../../../tests/axe'

const on = siteInBrowser()

const open = async (path: string): Promise<Page> => {
  const page = await (await on.browser.newContext()).newPage()
  await page.goto(on.site.origin + path)
  return page
}
const backLink = (page: Page) => page.getByRole('navigation', { name: 'Gallery' })
const tilesIn = (page: Page, gallery: string) =>
  page
    .locator(`[data-gallery="${gallery}"] [data-tile]`)
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-tile') ?? ''))
const follow = async (page: Page, slug: string) => {
  await page.locator(`[data-tile="${slug}"] :is(h3, h4) a`).first().click()
  await page.waitForURL(`**/articles/${slug}`)
}

test('an article links back to the filtered gallery that it was opened from, and to the next article there', async () => {
  const page = await open('/?work.topic=print')
  const [, second = '', third = '', fourth = ''] = await tilesIn(page, 'work')
  await follow(page, second)
  await backLink(page).waitFor()
  await expect.poll(() => backLink(page).textContent()).toMatch(/^Work: 2 of \d+/)
  expect((await axeOn(page).include('[data-back-link]').analyze()).violations).toEqual([])
  await backLink(page).getByRole('link', { name: /^Next/ }).click()
  await page.waitForURL(`**/articles/${third}`)
  await expect
    .poll(() => backLink(page).getByRole('link', { name: /^Next/ }).getAttribute('href'))
    .toBe(`/articles/${fourth}`)
  await backLink(page)
    .getByRole('link', { name: /^Previous/ })
    .click()
  await page.waitForURL(`**/articles/${second}`)
  await backLink(page).getByRole('link', { name: /^Work/ }).click()
  await page.waitForURL(`**/?work.topic=print#work-${second}`)
  expect(await tilesIn(page, 'work')).toContain(second)
})

test(
  'an article opened from search results links to the next result',
  { tags: 'long' },
  async () => {
    const page = await open('/search?q=har')
    const [first = '', second = ''] = await tilesIn(page, 'results')
    await follow(page, first)
    await backLink(page).waitFor()
    await expect
      .poll(() => backLink(page).getByRole('link', { name: /^Next/ }).getAttribute('href'))
      .toBe(`/articles/${second}`)
  },
)

test('an article opened by its URL has no link to a gallery', { tags: 'long' }, async () => {
  const page = await open('/?work.topic=print')
  const [first = '', second = ''] = await tilesIn(page, 'work')
  await follow(page, first)
  await backLink(page).waitFor()
  await page.goto(`${on.site.origin}/articles/${second}`)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => backLink(page).count()).toBe(0)
})

test('related articles are tiles with links that work without script', async () => {
  const html = await (await fetch(`${on.site.origin}/articles/rain-on-the-harbour`)).text()
  const [, related = ''] = html.split('data-gallery="related"')
  expect(related.match(/data-tile=/g)).toHaveLength(4)
  expect(related).not.toContain('data-tile="rain-on-the-harbour"')
})
