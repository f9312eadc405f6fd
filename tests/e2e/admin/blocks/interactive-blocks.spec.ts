import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openAdmin, publish } from '../../product/admin'
import { pickDocument, textField } from '../../product/forms/fields'
import { PageForm, saveDrawer, selectRowAction, waitForFields } from '../../product/forms/page-form'
import { test, type ReusedProduct } from '../../product/running/reused-product'
import { TextEditor } from '../../product/forms/text-editor'
import { SOON } from '../../product/soon'

const FIELDS = /fields(-\w+)?\.jpg/

test.describe.serial('the editor of interactive content', { tag: '@long' }, () => {
  let product: ReusedProduct
  let page: Page
  let form: PageForm
  let url: string
  const onSite = async () => (await fetch(`${product.site}/moving`)).text()

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 1000 } })
    form = new PageForm(page)
    const { cms } = product
    const create = { width: 1200, height: 800, channels: 3, background: '#2a6' } as const
    const image = new Uint8Array(await sharp({ create }).jpeg().toBuffer())
    await cms.upload('media', { name: 'fields.jpg', content: image, data: { alt: 'Green fields' } })
    await cms.create('articles', { title: 'Amber', _status: 'published' })
  })

  test('adds a tooltip to selected text, and a link to a dialog', async () => {
    await openAdmin(page, `${product.site}/admin/collections/pages/create`)
    await page.fill('#field-title', 'Moving')
    const text = new TextEditor(await form.addBlock('Text'))
    await text.replaceWith('Set in woodtype')
    await text.selectLastWord('woodtype')
    await text.insertFromToolbar('Tooltip')
    const drawer = form.drawer()
    await expect(drawer.getByRole('textbox', { name: 'Text' })).toHaveValue('woodtype')
    const content = new TextEditor(drawer)
    await content.replaceWith('Letters cut from pear wood.')
    await saveDrawer(page)
    await expect(text.area).toHaveText(/Set in\s+woodtype/)
    await text.moveToEnd()
    await text.type('', 'What it costs')
    await text.linkLastWord('costs', '#modal-prices')
    await expect(page).toHaveURL(/pages\/\d+/)
    url = page.url()
  })

  test('adds a dialog, whose ID is created from its title, and a carousel', async () => {
    const dialog = await form.addBlock('Dialog')
    await textField(dialog, 'Title').fill('Prices')
    await expect(textField(dialog, 'ID in links')).toHaveValue('prices')
    const text = new TextEditor(dialog)
    await text.replaceWith('A print is forty.')
    const carousel = await form.addBlock('Carousel')
    await textField(carousel, 'Title').fill('From the loft')
    const slides = page.locator('#field-blocks__2__items')
    await slides.getByRole('button', { name: 'Choose from media' }).click()
    await form.drawer().getByRole('checkbox', { name: FIELDS }).click()
    await form.drawer().getByRole('button', { name: 'Select 1' }).click()
    await expect(slides.getByText(FIELDS)).toBeVisible()
    await pickDocument(slides, 'articles', 'Amber')
    await carousel.getByRole('checkbox', { name: 'Autoplay' }).check()
  })

  test('rejects a second dialog with the same ID', async () => {
    await form.waitForIdle()
    await selectRowAction(form.block(1), 'Duplicate')
    await expect(form.blocks()).toHaveCount(4)
    await form.waitForIdle()
    await page.click('#action-save')
    await expect(page.getByText(/Two dialogs have the ID "prices"/).first()).toBeVisible()
    await selectRowAction(form.block(2), 'Remove')
    await expect(form.blocks()).toHaveCount(3)
    await publish(page)
    await expect.poll(onSite, SOON).toContain('From the loft')
  })

  test('shows tooltip, dialog and carousel to visitors', async ({ page: visitor }) => {
    await visitor.goto(`${product.site}/moving`)
    await visitor.getByRole('button', { name: 'woodtype' }).hover()
    await expect(visitor.getByText('Letters cut from pear wood.')).toBeVisible()
    await visitor.keyboard.press('Escape')
    await visitor.getByRole('link', { name: 'costs' }).click()
    const dialog = visitor.getByRole('dialog', { name: 'Prices' })
    await expect(dialog.getByText('A print is forty.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    const carousel = visitor.getByRole('region', { name: 'From the loft' })
    await expect(carousel.getByRole('img', { name: 'Green fields' })).toBeVisible()
    await carousel.getByRole('button', { name: /next/i }).click()
    await expect(carousel.getByRole('link', { name: 'Amber' })).toBeInViewport()
  })

  test('shows the title of an image as its caption', async () => {
    await openAdmin(page, `${product.site}/admin/collections/media`)
    await page.getByRole('listitem').filter({ hasText: FIELDS }).getByRole('link').click()
    await textField(page.locator('form'), 'Title').fill('Fields, in May')
    await page.getByRole('checkbox', { name: 'Show as caption' }).check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.locator('.payload-toast-container')).toContainText(/updated/i)
    await openAdmin(page, url)
    const image = await form.addBlock('Image')
    await image.getByRole('button', { name: 'Choose from existing' }).click()
    await form.drawer().getByRole('button', { name: 'Choose Fields, in May' }).click()
    await expect(image.getByText(FIELDS).first()).toBeVisible()
    await publish(page)
    await expect.poll(onSite, SOON).toMatch(/<figcaption[^>]*>Fields, in May/)
  })

  test('runs scripts independently, and names one that fails', async ({ page: visitor }) => {
    await openAdmin(page, `${product.site}/admin/globals/site`)
    const scripts = page.locator('#field-scripts')
    await scripts.getByRole('button', { name: 'Add Script' }).click()
    const first = page.locator('#scripts-row-0')
    await textField(first, 'Name').fill('Numbers')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(first.getByText('Enter the script.')).toBeVisible()
    // A refused save leaves the button enabled.
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(first.getByText('Enter the script.')).toBeVisible()
    await textField(first, 'Code').fill('noSuchThing()')
    await form.waitForIdle()
    await scripts.getByRole('button', { name: 'Add Script' }).click()
    const second = page.locator('#scripts-row-1')
    await waitForFields(second)
    await textField(second, 'Name').fill('Greeting')
    await textField(second, 'Code').fill('document.documentElement.dataset.greeted = "yes"')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Updated successfully').first()).toBeVisible()
    const messages: string[] = []
    visitor.on(
      'console',
      (message) => /^(error|info)$/.test(message.type()) && messages.push(message.text()),
    )
    await expect.poll(onSite, SOON).toContain('data-owner-script')
    await visitor.goto(`${product.site}/moving`)
    await expect(visitor.locator('html[data-greeted="yes"]')).toHaveCount(1)
    await expect
      .poll(() => messages)
      .toEqual([
        'Error in script declaration noSuchThing is not defined',
        'It was declared as Numbers',
      ])
  })
})
