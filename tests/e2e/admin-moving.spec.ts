import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openAdmin, publish, signUp } from './product/first-editor'
import { connectToCms } from './product/cms-client'
import { actOn, PageForm, saveDrawer, settled, textbox, write } from './product/page-form'
import { makeDataDir, removeDataDir, startProduct, type Product } from './product/start-product'
import { TextEditor } from './product/text-editor'

/** What an editor publishes is on the site within a moment. */
const SOON = { timeout: 5000, intervals: [100] }
const FIELDS = /fields-\w+\.jpg/

test.describe.serial('an editor of what moves and speaks', () => {
  test.setTimeout(180_000)
  const dataDir = makeDataDir()
  let product: Product
  let page: Page
  let form: PageForm
  let address: string
  const onSite = async () => (await fetch(`${product.site}/moving`)).text()

  test.beforeAll(async ({ browser }) => {
    product = await startProduct({ DEMO: 'off' }, dataDir)
    const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } })
    page = await context.newPage()
    form = new PageForm(page)
    await signUp(page, product)
    const cms = connectToCms({ dataDir })
    const create = { width: 1200, height: 800, channels: 3, background: '#2a6' } as const
    const image = new Uint8Array(await sharp({ create }).jpeg().toBuffer())
    await cms.upload('media', { name: 'fields.jpg', content: image, data: { alt: 'Green fields' } })
    await cms.create('articles', { title: 'Amber', _status: 'published' })
  })
  test.afterAll(async () => {
    await page.context().close()
    await product.stop()
    removeDataDir(dataDir)
  })

  test('sets a tooltip on words of a text, and links others to a dialog', async () => {
    await openAdmin(page, `${product.site}/admin/collections/pages/create`)
    await form.kept(() => page.fill('#field-title', 'Moving'))
    const text = new TextEditor(await form.add('Text'))
    await text.begin('Set in woodtype')
    await text.selectLastWord('woodtype')
    await text.choose('Tooltip')
    const drawer = form.drawer()
    await expect(drawer.getByRole('textbox', { name: 'Words' })).toHaveValue('woodtype')
    const shown = new TextEditor(drawer)
    await shown.begin('Letters cut from pear wood.')
    await form.quiet()
    await saveDrawer(page)
    await expect(text.area).toHaveText(/Set in\s+woodtype/)
    await text.atEnd()
    await text.type('', 'What it costs')
    await text.linkLastWord('costs', '#modal-prices')
    address = page.url()
  })

  test('makes the dialog, whose name its title proposes, and a carousel', async () => {
    const dialog = await form.add('Dialog')
    await write(textbox(dialog, 'Title'), 'Prices')
    await expect(textbox(dialog, 'Name in links')).toHaveValue('prices')
    const text = new TextEditor(dialog)
    await text.begin('A print is forty.')
    const carousel = await form.add('Carousel')
    await write(textbox(carousel, 'Title'), 'From the loft')
    const slides = page.locator('#field-blocks__2__items')
    await slides.getByRole('combobox').click()
    await slides.getByRole('option', { name: FIELDS }).click()
    await slides.getByRole('combobox').click()
    await slides.getByRole('option', { name: 'Amber' }).click()
    await carousel.getByRole('checkbox', { name: 'Move on by itself' }).check()
  })

  test('is told of a second dialog with the same name', async () => {
    await actOn(form.block(1), 'Duplicate')
    await expect(form.blocks()).toHaveCount(4)
    await page.click('#action-save')
    await expect(page.getByText(/Two dialogs are named "prices"/).first()).toBeVisible()
    await actOn(form.block(2), 'Remove')
    await expect(form.blocks()).toHaveCount(3)
    await publish(page)
    await expect.poll(onSite, SOON).toContain('From the loft')
  })

  test('a visitor reads the tooltip, opens the dialog and turns the carousel', async ({
    page: visitor,
  }) => {
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

  test('shows the title of an image below it', async () => {
    await openAdmin(page, `${product.site}/admin/collections/media`)
    await page.getByRole('link', { name: FIELDS }).first().click()
    await write(textbox(page.locator('form'), 'Title'), 'Fields, in May')
    await page.getByRole('checkbox', { name: 'Show as caption' }).check()
    await form.quiet()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.locator('.payload-toast-container')).toContainText(/updated/i)
    await openAdmin(page, address)
    const image = await form.add('Image')
    await image.getByRole('button', { name: 'Choose from existing' }).click()
    await form.drawer().getByText(FIELDS).first().click()
    await expect(image.getByText(FIELDS).first()).toBeVisible()
    await publish(page)
    await expect.poll(onSite, SOON).toMatch(/<figcaption[^>]*>Fields, in May/)
  })

  test('declares a script, which runs by itself and is named when it fails', async ({
    page: visitor,
  }) => {
    await openAdmin(page, `${product.site}/admin/globals/site`)
    const scripts = page.locator('#field-scripts')
    await scripts.getByRole('button', { name: 'Add Script' }).click()
    const first = page.locator('#scripts-row-0')
    await write(textbox(first, 'Name'), 'Numbers')
    await form.quiet()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(first.getByText('Write the script.')).toBeVisible()
    await write(textbox(first, 'Code'), 'noSuchThing()')
    await form.quiet()
    await scripts.getByRole('button', { name: 'Add Script' }).click()
    const second = page.locator('#scripts-row-1')
    await settled(second)
    await write(textbox(second, 'Name'), 'Greeting')
    await write(textbox(second, 'Code'), 'document.documentElement.dataset.greeted = "yes"')
    await form.quiet()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Updated successfully').first()).toBeVisible()
    const said: string[] = []
    visitor.on(
      'console',
      (message) => /^(error|info)$/.test(message.type()) && said.push(message.text()),
    )
    await expect.poll(onSite, SOON).toContain('data-owner-script')
    await visitor.goto(`${product.site}/moving`)
    await expect(visitor.locator('html[data-greeted="yes"]')).toHaveCount(1)
    await expect
      .poll(() => said)
      .toEqual([
        'Error in script declaration noSuchThing is not defined',
        'It was declared as Numbers',
      ])
  })
})
