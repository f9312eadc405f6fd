import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeOn } from '../../../tests/axe'
import { siteInBrowser } from '../../testing/site-in-browser'

const on = siteInBrowser({ siteUrl: 'https://press.example' })

const PATH = '/articles/the-seventh-wave'
const URL = `https://press.example${PATH}`
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Records calls of a function that this browser lacks or that would open a dialog. */
const record = (page: Page, name: 'share' | 'print') =>
  page.addInitScript((method) => {
    const calls: unknown[] = []
    Object.assign(window, { calls })
    const target = method === 'share' ? navigator : window
    Object.assign(target, { [method]: async (data: unknown) => void calls.push(data ?? null) })
  }, name)
const calls = (page: Page) => page.evaluate(() => Reflect.get(window, 'calls'))

test('copies the address of an article where the browser cannot share, and says so', async () => {
  const permissions = ['clipboard-read', 'clipboard-write']
  await on.visit(PATH, { permissions }, async (page) => {
    await page.locator('.share').scrollIntoViewIfNeeded()
    await button(page, 'Share').click()
    await page.getByRole('status').getByText('Link copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(URL)
    const { violations } = await axeOn(page).include('.share').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  })
})

test('shares with the browser’s own dialog where there is one', { tags: 'long' }, async () => {
  await on.visit(PATH, { prepare: (page) => record(page, 'share') }, async (page) => {
    await page.locator('.share').scrollIntoViewIfNeeded()
    await button(page, 'Share').click()
    await expect.poll(() => calls(page)).toEqual([{ title: 'The Seventh Wave', url: URL }])
  })
})

test('prints', { tags: 'long' }, async () => {
  await on.visit(PATH, { prepare: (page) => record(page, 'print') }, async (page) => {
    await page.locator('.share').scrollIntoViewIfNeeded()
    await button(page, 'Print').click()
    await expect.poll(() => calls(page)).toEqual([null])
  })
})

test('without script there is a link that sends an e-mail, and no button', async () => {
  await on.visit(PATH, { javaScriptEnabled: false }, async (page) => {
    const mail = page.getByRole('link', { name: 'Send by e-mail' })
    const href = new globalThis.URL((await mail.getAttribute('href')) ?? '')
    expect(Object.fromEntries(href.searchParams)).toEqual({
      subject: 'The Seventh Wave',
      body: URL,
    })
    await expect.poll(() => page.locator('.share button').filter({ visible: true }).count()).toBe(0)
  })
})

test('offers a row of works like an article, the same ones at every request, and never itself', async () => {
  const related = async () => {
    const html = await (await fetch(on.site.origin + PATH)).text()
    const aside = /<aside class="related".*?<\/aside>/s.exec(html)?.[0] ?? ''
    return [...aside.matchAll(/data-tile="([^"]+)"/g)].map(([, id]) => id)
  }
  const first = await related()
  expect(first).toHaveLength(4)
  expect(first).not.toContain('the-seventh-wave')
  on.site.pageCache.clear()
  expect(await related()).toEqual(first)
})
