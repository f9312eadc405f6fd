import { expect, type Locator, type Page } from '@playwright/test'
import { openAdmin } from '../product/admin'
import { richText } from '../product/forms/rich-text'
import { pickDocument, selectOption, textField } from '../product/forms/fields'
import { selectRowAction, waitForFields } from '../product/forms/page-form'
import { test, type ReusedProduct } from '../product/running/reused-product'
import { createWaitForIdle } from '../product/forms/wait-for-idle'
import { axeOn } from '../../axe'
import { SOON } from '../product/soon'

test.describe.serial('the editor of site settings', { tag: '@long' }, () => {
  let product: ReusedProduct
  let page: Page
  const onSite = async (path = '/') => (await fetch(product.site + path)).text()
  const open = (global: string) => openAdmin(page, `${product.site}/admin/globals/${global}`)

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 1000 } })
    const { cms } = product
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
        body: richText(`${title} ink.`),
        ...published,
      })
  })

  const clickSave = () => page.getByRole('button', { name: 'Save', exact: true }).click()
  const save = async () => {
    const response = page.waitForResponse((response) => response.request().method() === 'POST')
    await clickSave()
    await response
    await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
  }
  const addLink = async (list: Locator, row: Locator) => {
    await createWaitForIdle(page)()
    await list.locator('> .array-field__add-row').click()
    await waitForFields(row)
  }
  const item = (place: number) => page.locator(`#items-row-${place}`)
  const items = () => page.locator('#field-items')

  test('rejects a heading without links, and adds one', async () => {
    await open('menu')
    await addLink(items(), item(0))
    await textField(item(0), 'Label').fill('Loft')
    await item(0).getByText('Nothing (heading of the links below)').click()
    await clickSave()
    await expect(item(0).getByText(/Add a link to the submenu/)).toBeVisible()
    const sublink = page.locator('#items-0-links-row-0')
    await addLink(page.locator('#field-items__0__links'), sublink)
    await textField(sublink, 'Label').fill('The studio')
    await pickDocument(page.locator('#field-items__0__links__0__document'), 'pages', 'Studio')
  })

  test('adds links to an address and an article, and reorders them', async () => {
    await addLink(items(), item(1))
    await textField(item(1), 'Label').fill('Write')
    await item(1).getByText('Address', { exact: true }).first().click()
    await textField(item(1), 'Address').fill('print at haldenroe')
    await clickSave()
    await expect(item(1).getByText(/Enter an address that starts with https/)).toBeVisible()
    await textField(item(1), 'Address').fill('mailto:print@haldenroe.example')
    await addLink(items(), item(2))
    await textField(item(2), 'Label').fill('First print')
    await pickDocument(page.locator('#field-items__2__document'), 'articles', 'Amber')
    await selectRowAction(item(2), 'Move Up')
    await expect(textField(item(1), 'Label')).toHaveValue('First print')
    await expect(item(1).locator('.tessera-row-text')).toHaveText('02 First print')
    const { violations } = await axeOn(page).include('.tessera-row-text').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await save()
  })

  test('shows the menu to visitors in this order, with the current page marked', async ({
    page: visitor,
  }) => {
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

  test('adds links to the footer of every page', async () => {
    await open('footer')
    const link = page.locator('#links-row-0')
    await addLink(page.locator('#field-links'), link)
    await textField(link, 'Label').fill('Imprint')
    await pickDocument(page.locator('#field-links__0__document'), 'pages', 'Studio')
    await save()
    const footer = async () => (await onSite()).split('<footer')[1]
    await expect.poll(footer, SOON).toMatch(/<a href="\/studio"[^>]*>Imprint/)
  })

  test('disables the search and the related articles', async () => {
    expect(await onSite('/articles/amber')).toContain('Blue')
    expect(await onSite()).toContain('role="search"')
    await open('site')
    await page.getByRole('checkbox', { name: 'Site search' }).uncheck()
    await page.getByRole('checkbox', { name: 'Related articles' }).uncheck()
    await save()
    await expect.poll(onSite, SOON).not.toContain('role="search"')
    await expect.poll(() => onSite('/articles/amber'), SOON).not.toContain('Blue')
  })

  test('redirects an old address', async () => {
    await openAdmin(page, `${product.site}/admin/collections/redirects/create`)
    const form = page.locator('form').first()
    await textField(form, 'Old address').fill('shop')
    await pickDocument(page.locator('#field-document'), 'pages', 'Studio')
    await clickSave()
    await expect(
      page.getByText('Write a path of this site, such as /old-name.').first(),
    ).toBeVisible()
    await textField(form, 'Old address').fill('/shop/prints')
    await clickSave()
    await expect(page).toHaveURL(/redirects\/\d+/)
    const request = () => fetch(`${product.site}/shop/prints`, { redirect: 'manual' })
    await expect.poll(async () => (await request()).status, SOON).toBe(301)
    expect((await request()).headers.get('location')).toMatch(/\/studio$/)
  })

  test('applies a theme and fonts', async () => {
    await open('theme')
    await page.getByText('Garden: green tints, rounded corners').click()
    await save()
    const before = await onSite()
    await page.getByText('Custom', { exact: true }).click()
    await selectOption(page.locator('#field-fonts'), 'Literata, with Hanken Grotesk for labels')
    await save()
    await expect.poll(onSite, SOON).toMatch(/literata/i)
    expect(before).not.toMatch(/literata/i)
  })
})
