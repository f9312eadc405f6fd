import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { openAdmin, signUp } from './product/first-editor'
import { connectToCms, paragraph } from './product/cms-client'
import { actOn, choose, settled, textbox, write } from './product/page-form'
import { makeDataDir, removeDataDir, startProduct, type Product } from './product/start-product'
import { whenQuiet } from './product/when-quiet'

/** What an editor saves is on the site within a moment. */
const SOON = { timeout: 5000, intervals: [100] }

test.describe.serial('an editor of the frame around the pages', () => {
  test.setTimeout(180_000)
  const dataDir = makeDataDir()
  let product: Product
  let page: Page
  let quiet: () => Promise<void>
  const onSite = async (path = '/') => (await fetch(product.site + path)).text()
  const open = (global: string) => openAdmin(page, `${product.site}/admin/globals/${global}`)

  test.beforeAll(async ({ browser }) => {
    product = await startProduct({ DEMO: 'off' }, dataDir)
    const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } })
    page = await context.newPage()
    quiet = whenQuiet(page)
    await signUp(page, product)
    const cms = connectToCms({ dataDir })
    const published = { _status: 'published' }
    const group = await cms.create('filter-groups', { label: 'Topic' })
    const print = await cms.create('terms', { label: 'Print', group: group.id })
    await cms.create('pages', { title: 'Home', slug: 'home', ...published })
    await cms.create('pages', { title: 'Studio', slug: 'studio', ...published })
    for (const title of ['Amber', 'Blue'])
      await cms.create('articles', {
        title,
        slug: title.toLowerCase(),
        terms: [print.id],
        body: paragraph(`${title} ink.`),
        ...published,
      })
  })
  test.afterAll(async () => {
    await page.context().close()
    await product.stop()
    removeDataDir(dataDir)
  })

  const save = async () => {
    await quiet()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
  }
  const saved = async () => {
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await save()
    await answer
    await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
  }
  const addLink = async (list: Locator, row: Locator) => {
    await quiet()
    await list.locator('> .array-field__add-row').click()
    await settled(row)
  }
  const item = (place: number) => page.locator(`#items-row-${place}`)
  const items = () => page.locator('#field-items')

  test('is told that a heading without links leads nowhere, and adds one', async () => {
    await open('menu')
    await addLink(items(), item(0))
    await write(textbox(item(0), 'Label'), 'Loft')
    await item(0).getByText('Nowhere: a heading over the links below').click()
    await save()
    await expect(item(0).getByText(/Add a link below, or choose/)).toBeVisible()
    const below = page.locator('#items-0-links-row-0')
    await addLink(page.locator('#field-items__0__links'), below)
    await write(textbox(below, 'Label'), 'The studio')
    await choose(page.locator('#field-items__0__links__0__document'), 'Studio')
  })

  test('adds an address and an article, and changes their order', async () => {
    await addLink(items(), item(1))
    await write(textbox(item(1), 'Label'), 'Write')
    await item(1).getByText('Address', { exact: true }).first().click()
    await write(textbox(item(1), 'Address'), 'print at haldenroe')
    await save()
    await expect(item(1).getByText(/Write an address that starts with https/)).toBeVisible()
    await write(textbox(item(1), 'Address'), 'mailto:print@haldenroe.example')
    await addLink(items(), item(2))
    await write(textbox(item(2), 'Label'), 'First print')
    await choose(page.locator('#field-items__2__document'), 'Amber')
    await actOn(item(2), 'Move Up')
    await expect(textbox(item(1), 'Label')).toHaveValue('First print')
    await expect(item(1).locator('.tessera-row-title')).toHaveText('02 First print')
    const { violations } = await new AxeBuilder({ page }).include('.tessera-row-title').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await saved()
  })

  test('a visitor finds them in that order, the page shown marked', async ({ page: visitor }) => {
    await expect.poll(onSite, SOON).toContain('First print')
    await visitor.goto(product.site)
    const menu = visitor.getByRole('navigation', { name: 'Main' })
    await expect(menu.locator('> ul > li')).toHaveText([/^Loft/, /^First print$/, /^Write$/])
    await menu.getByRole('button', { name: 'Loft' }).click()
    await menu.getByRole('link', { name: 'The studio' }).click()
    await expect(visitor).toHaveURL(`${product.site}/studio`)
    await expect(menu.locator('[aria-current="page"]')).toHaveText('The studio')
    await expect(menu.locator('[aria-current="true"]')).toHaveText('Loft')
  })

  test('adds links to the foot of every page', async () => {
    await open('footer')
    const link = page.locator('#links-row-0')
    await addLink(page.locator('#field-links'), link)
    await write(textbox(link, 'Label'), 'Imprint')
    await choose(page.locator('#field-links__0__document'), 'Studio')
    await saved()
    const foot = async () => (await onSite()).split('<footer')[1]
    await expect.poll(foot, SOON).toMatch(/<a href="\/studio"[^>]*>Imprint/)
  })

  test('takes the search and the related articles away', async () => {
    expect(await onSite('/articles/amber')).toContain('Blue')
    expect(await onSite()).toContain('role="search"')
    await open('site')
    await page.getByRole('checkbox', { name: 'Visitors can search the site' }).uncheck()
    await page.getByRole('checkbox', { name: 'Related articles below an article' }).uncheck()
    await saved()
    await expect.poll(onSite, SOON).not.toContain('role="search"')
    await expect.poll(() => onSite('/articles/amber'), SOON).not.toContain('Blue')
  })

  test('leads an old address on', async () => {
    await openAdmin(page, `${product.site}/admin/collections/redirects/create`)
    const form = page.locator('form').first()
    await write(textbox(form, 'Old address'), 'shop')
    await choose(page.locator('#field-document'), 'Studio')
    await save()
    await expect(
      page.getByText('Write a path of this site, such as /old-name.').first(),
    ).toBeVisible()
    await write(textbox(form, 'Old address'), '/shop/prints')
    await save()
    await expect(page).toHaveURL(/redirects\/\d+/)
    const asked = () => fetch(`${product.site}/shop/prints`, { redirect: 'manual' })
    await expect.poll(async () => (await asked()).status, SOON).toBe(301)
    expect((await asked()).headers.get('location')).toMatch(/\/studio$/)
  })

  test('gives the site a look and faces of its own', async () => {
    await open('theme')
    await page.getByText('Garden: green tints, round corners').click()
    await saved()
    const before = await onSite()
    await page.getByText('My own', { exact: true }).click()
    await choose(page.locator('#field-type'), 'Literata, with Hanken Grotesk for labels')
    await saved()
    await expect.poll(onSite, SOON).toMatch(/literata/i)
    expect(before).not.toMatch(/literata/i)
  })
})
