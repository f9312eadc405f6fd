import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openAdmin, publish } from '../../product/admin'
import { selectOption, textField } from '../../product/forms/fields'
import { richText } from '../../product/forms/rich-text'
import { PageForm, selectRowAction, waitForFields } from '../../product/forms/page-form'
import { test, type ReusedProduct } from '../../product/running/reused-product'
import { TextEditor } from '../../product/forms/text-editor'
import { expectSaved } from '../../product/forms/saving-status'
import { axeOn } from '../../../axe'
import { SOON } from '../../product/soon'

const FIELDS = /fields(-\w+)?\.jpg/
const HARBOUR = /harbour(-\w+)?\.jpg/
const HOME = { title: 'Home', slug: 'home', _status: 'published' }
const MAP = 'https://maps.example/harbour'

const jpeg = (background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer()

test.describe.serial('the editor of page blocks', () => {
  let product: ReusedProduct
  let page: Page
  let form: PageForm
  const errors: string[] = []

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 1000 } })
    form = new PageForm(page)
    collectErrors(page, errors)
    await product.cms.create('pages', HOME)
  })

  test('shows a different thumbnail for each block', async () => {
    await openAdmin(page, `${product.site}/admin/collections/pages/create`)
    await page.fill('#field-title', 'Everything')
    await page.getByRole('button', { name: 'Add Block' }).click()
    const thumbnails = form.drawer().getByRole('listitem').getByRole('button').locator('img')
    await expect(thumbnails).toHaveCount(11)
    const sources = await thumbnails.evaluateAll((all) => all.map((img) => img.getAttribute('src')))
    expect(new Set(sources).size).toBe(11)
    await page.keyboard.press('Escape')
    await expect(form.drawer()).toHaveCount(0)
    await expect(page).toHaveURL(/pages\/\d+/)
  })

  test('writes a text with a heading, a list, a link, a pull quote and code', async () => {
    const text = new TextEditor(await form.addBlock('Text'))
    await text.replaceWith('## The big press', '- paper', 'ink', '', 'More of it:')
    await text.type('', '')
    await text.insert('Pull quote')
    await expect(text.blocks()).toHaveCount(1)
    await textField(text.blocks().first(), 'Text').fill('Print what happened.')
    await text.moveToEnd()
    await text.insert('Code')
    await expect(text.blocks()).toHaveCount(2)
    await textField(text.blocks().last(), 'Code').fill('pull(25)\n  .wait()')
    await expect(textField(text.blocks().first(), 'Text')).toHaveValue('Print what happened.')
    await text.moveToEnd()
    await text.type('Write to Ines')
    await text.linkLastWord('Ines', 'mailto:ines@example.org')
  })

  test('adds a quote and a call to action', async () => {
    const quote = await form.addBlock('Quote')
    await textField(quote, 'Text').fill('Ink remembers.')
    await textField(quote, 'Attribution').fill('Ines Halden')
    const call = await form.addBlock('Call to action')
    await textField(call, 'Title').fill('Come on a Saturday')
    await textField(call, 'Label').fill('Write to us')
    await call.getByText('Address', { exact: true }).first().click()
    await textField(call, 'Address').fill('mailto:print@haldenroe.example')
  })

  test('publishes the blocks', async ({ page: visitor }) => {
    await publish(page)
    const onSite = async () => (await fetch(`${product.site}/everything`)).text()
    await expect.poll(onSite, SOON).toContain('Come on a Saturday')
    await visitor.goto(`${product.site}/everything`)
    const main = visitor.getByRole('main')
    await expect(main.getByRole('heading', { name: 'The big press' })).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: /^ink$/ })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Ines' })).toHaveAttribute(
      'href',
      'mailto:ines@example.org',
    )
    await expect(main.getByText('Print what happened.')).toBeVisible()
    await expect(main.locator('pre')).toHaveText('pull(25)\n  .wait()')
    await expect(main.getByText('Ink remembers.')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Write to us' })).toBeVisible()
    expect(errors).toEqual([])
  })
})

test.describe.serial('the editor of a page with blocks', { tag: '@long' }, () => {
  let product: ReusedProduct
  let page: Page
  let form: PageForm
  let url: string
  const errors: string[] = []
  const onSite = async () => (await fetch(`${product.site}/more`)).text()

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 1000 } })
    form = new PageForm(page)
    collectErrors(page, errors)
    const { cms } = product
    const image = new Uint8Array(await jpeg('#2a6'))
    await cms.upload('media', { name: 'fields.jpg', content: image, data: { alt: 'Green fields' } })
    await cms.create('articles', { title: 'Amber', _status: 'published' })
    await cms.create('pages', HOME)
    const link = { label: 'Write to us', kind: 'url', url: 'mailto:print@haldenroe.example' }
    const blocks = [
      { blockType: 'richText', content: richText('The big press') },
      { blockType: 'quote', text: 'Ink remembers.' },
      { blockType: 'callToAction', title: 'Come on a Saturday', links: [link] },
    ]
    const { id } = await cms.create(
      'pages',
      { title: 'More', slug: 'more', blocks },
      { draft: 'true' },
    )
    url = `${product.site}/admin/collections/pages/${id}`
    await openAdmin(page, url)
  })

  test('uploads an image, and selects existing images', async () => {
    const single = await form.addBlock('Image')
    await single.getByRole('button', { name: 'Create New' }).click()
    const buffer = await jpeg('#26a')
    await form
      .drawer()
      .locator('input[type=file]')
      .setInputFiles({ name: 'harbour.jpg', mimeType: 'image/jpeg', buffer })
    await textField(form.drawer(), 'Alt text').fill('The harbour at dusk')
    await form.drawer().getByRole('button', { name: 'Save' }).click()
    await expect(form.drawer()).toHaveCount(0)
    await expect(single.getByText(HARBOUR).first()).toBeVisible()
    await single.locator('label').filter({ hasText: 'Width' }).click()
    await expect(single.getByRole('combobox', { name: 'Width' })).toBeFocused()
    await selectOption(page.locator('#field-blocks__3__width'), 'Wide')

    const grid = await form.addBlock('Image grid')
    await grid.getByRole('button', { name: 'Choose from existing' }).click()
    const confirm = form.drawer().getByRole('button', { name: /^Select \d/ })
    // The list is rendered again after a server response, which clears the selection.
    await expect(form.drawer().getByRole('listitem').filter({ hasText: HARBOUR })).toBeVisible()
    await form.waitForIdle()
    for (const file of [FIELDS, HARBOUR])
      await form
        .drawer()
        .getByRole('listitem')
        .filter({ hasText: file })
        .getByRole('checkbox')
        .check()
    await expect(confirm).toHaveText(/2/)
    await confirm.click()
    await expect(form.drawer()).toHaveCount(0)
    await expect(grid.getByText(FIELDS).first()).toBeVisible()
    await expect(grid.getByText(HARBOUR).first()).toBeVisible()
  })

  test('rejects unsupported videos and embeds, and keeps the input', async () => {
    const video = await form.addBlock('Video')
    await textField(video, 'Title').fill('How it prints')
    await textField(video, 'Address').fill('https://example.org/press')
    const embed = await form.addBlock('Embed')
    await textField(embed, 'Title').fill('Map of the harbour')
    await textField(embed, 'Address').fill(MAP)
    await page.click('#action-save')
    await expect(video.getByText(/is not a supported video/)).toBeVisible()
    await expect(embed.getByText(/Add "maps.example" in Site/)).toBeVisible()
    await expectSaved(page)

    await openAdmin(page, `${product.site}/admin/globals/site`)
    await textField(page.locator('form'), 'Sites allowed in frames').fill('maps.example')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.locator('.payload-toast-container')).toContainText(/updated/i)
    await openAdmin(page, url)
    await expect(textField(form.block(5), 'Address')).toHaveValue('https://example.org/press')
    await expect(textField(form.block(6), 'Address')).toHaveValue(MAP)
    await textField(form.block(5), 'Address').fill('https://youtu.be/dQw4w9WgXcQ')
  })

  test('adds columns and a gallery', async () => {
    const columns = await form.addBlock('Columns')
    const [left, right] = [0, 1].map((index) => columns.locator(`#blocks-7-columns-row-${index}`))
    if (!left || !right) throw new Error('A new columns block must have two columns.')
    const text = new TextEditor(await form.addBlockTo(left, 'Text'))
    await text.replaceWith('On the left.')
    const quote = await form.addBlockTo(right, 'Quote')
    await textField(quote, 'Text').fill('And on the right.')
    const gallery = await form.addBlock('Gallery')
    await textField(gallery, 'Title').fill('Work')
    await expect(textField(gallery, 'ID in addresses')).toHaveValue('work')
  })

  test('publishes all blocks', async ({ page: visitor }) => {
    const { violations } = await axeOn(page).include('.blocks-field__block-header').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    await publish(page)
    await expect.poll(onSite, SOON).toContain('Come on a Saturday')
    await visitor.goto(`${product.site}/more`)
    const main = visitor.getByRole('main')
    await expect(main.getByRole('img', { name: 'The harbour at dusk' })).toHaveCount(2)
    await expect(main.getByRole('img', { name: 'Green fields' })).toHaveCount(1)
    await expect(main.getByRole('figure', { name: /^How it prints/ })).toBeVisible()
    await expect(main.getByRole('figure', { name: /^Map of the harbour/ })).toBeVisible()
    await expect(main.getByText('On the left.')).toBeVisible()
    await expect(main.getByText('And on the right.')).toBeVisible()
    await expect(main.locator('[data-gallery="work"] [data-tile="amber"]')).toBeVisible()
  })

  test('moves, duplicates and removes blocks', async () => {
    await page.getByRole('button', { name: 'Collapse All' }).first().click()
    await expect(form.block(1)).toContainText('Ink remembers.')
    await selectRowAction(form.block(1), 'Move Up')
    await expect(form.block(0)).toContainText('Ink remembers.')
    await selectRowAction(form.block(0), 'Duplicate')
    await expect(form.blocks()).toHaveCount(10)
    await selectRowAction(form.block(2), 'Remove')
    await expect(form.blocks()).toHaveCount(9)
    await page.getByRole('button', { name: 'Show All' }).first().click()
    await waitForFields(form.block(1))
    await textField(form.block(1), 'Text').fill('Paper forgets.')
    await publish(page)
    await expect.poll(onSite, SOON).toContain('Paper forgets.')
    const html = await onSite()
    const order = ['Ink remembers.', 'Paper forgets.', 'Come on a Saturday', 'Green fields']
    expect(order.map((text) => html.indexOf(text))).toEqual(
      order.map((text) => html.indexOf(text)).toSorted((a, b) => a - b),
    )
    expect(html).toContain('Ink remembers.')
    expect(html).not.toContain('The big press')
    // The rejected save above logged a 400.
    expect(errors.filter((message) => !message.includes('status of 400'))).toEqual([])
  })
})

/** What the browser reports as errors. */
function collectErrors(page: Page, errors: string[]) {
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
}
