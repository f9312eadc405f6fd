import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteInBrowser } from '../../testing/site-in-browser'

const on = siteInBrowser()

const open = async (path: string): Promise<Page> => {
  const page = await (await on.browser.newContext()).newPage()
  await page.goto(on.site.origin + path)
  return page
}
const ways = (page: Page) => page.getByRole('navigation', { name: 'Gallery' })
const tilesIn = (page: Page, gallery: string) =>
  page
    .locator(`[data-gallery="${gallery}"] [data-tile]`)
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-tile') ?? ''))
const follow = async (page: Page, slug: string) => {
  await page.locator(`[data-tile="${slug}"] :is(h3, h4) a`).first().click()
  await page.waitForURL(`**/articles/${slug}`)
}

test('an article leads on in the gallery it was opened from, as that was filtered, and back to it', async () => {
  const page = await open('/?work.topic=print')
  const [, second = '', third = '', fourth = ''] = await tilesIn(page, 'work')
  await follow(page, second)
  await ways(page).waitFor()
  expect(await ways(page).textContent()).toMatch(/^Work: 2 of \d+/)
  expect((await new AxeBuilder({ page }).include('[data-back-link]').analyze()).violations).toEqual(
    [],
  )
  await ways(page).getByRole('link', { name: /^Next/ }).click()
  await page.waitForURL(`**/articles/${third}`)
  expect(await ways(page).getByRole('link', { name: /^Next/ }).getAttribute('href')).toBe(
    `/articles/${fourth}`,
  )
  await ways(page)
    .getByRole('link', { name: /^Previous/ })
    .click()
  await page.waitForURL(`**/articles/${second}`)
  await ways(page).getByRole('link', { name: /^Work/ }).click()
  await page.waitForURL(`**/?work.topic=print#work-${second}`)
  expect(await tilesIn(page, 'work')).toContain(second)
})

test('an article opened from search results leads on among them', async () => {
  const page = await open('/search?q=har')
  const [first = '', second = ''] = await tilesIn(page, 'results')
  await follow(page, first)
  await ways(page).waitFor()
  expect(await ways(page).getByRole('link', { name: /^Next/ }).getAttribute('href')).toBe(
    `/articles/${second}`,
  )
})

test('an article that was come to otherwise tells of no gallery', async () => {
  const page = await open('/?work.topic=print')
  const [first = '', second = ''] = await tilesIn(page, 'work')
  await follow(page, first)
  await ways(page).waitFor()
  await page.goto(`${on.site.origin}/articles/${second}`)
  await page.waitForLoadState('networkidle')
  expect(await ways(page).count()).toBe(0)
})

test('related articles are tiles that lead on without script', async () => {
  const html = await (await fetch(`${on.site.origin}/articles/rain-on-the-harbour`)).text()
  const [, related = ''] = html.split('data-gallery="related"')
  expect(related.match(/data-tile=/g)).toHaveLength(4)
  expect(related).not.toContain('data-tile="rain-on-the-harbour"')
})
