import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openAdmin, publish, signUp } from './product/first-editor'
import { connectToCms } from './product/cms-client'
import { actOn, choose, PageForm, settled, textbox, write } from './product/page-form'
import { makeDataDir, removeDataDir, startProduct, type Product } from './product/start-product'
import { TextEditor } from './product/text-editor'

/** What an editor publishes is on the site within a moment. */
const SOON = { timeout: 5000, intervals: [100] }
const FIELDS = /fields-\w+\.jpg/
const HARBOUR = /harbour-\w+\.jpg/
const MAP = 'https://maps.example/harbour'

const jpeg = (background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer()

test.describe.serial('an editor who makes a page of blocks', () => {
  test.setTimeout(180_000)
  const dataDir = makeDataDir()
  let product: Product
  let page: Page
  let form: PageForm
  let address: string
  const complaints: string[] = []
  const onSite = async () => (await fetch(`${product.site}/everything`)).text()

  test.beforeAll(async ({ browser }) => {
    product = await startProduct({ DEMO: 'off' }, dataDir)
    const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } })
    page = await context.newPage()
    form = new PageForm(page)
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await signUp(page, product)
    const cms = connectToCms({ dataDir })
    const image = new Uint8Array(await jpeg('#2a6'))
    await cms.upload('media', { name: 'fields.jpg', content: image, data: { alt: 'Green fields' } })
    await cms.create('articles', { title: 'Amber', _status: 'published' })
    await cms.create('pages', { title: 'Home', slug: 'home', _status: 'published' })
  })
  test.afterAll(async () => {
    await page.context().close()
    await product.stop()
    removeDataDir(dataDir)
  })

  test('tells blocks apart by their images', async () => {
    await openAdmin(page, `${product.site}/admin/collections/pages/create`)
    await form.kept(() => page.fill('#field-title', 'Everything'))
    await page.getByRole('button', { name: 'Add Block' }).click()
    const images = form.drawer().getByRole('listitem').getByRole('button').locator('img')
    await expect(images).toHaveCount(11)
    const drawn = await images.evaluateAll((all) => all.map((img) => img.getAttribute('src')))
    expect(new Set(drawn).size).toBe(11)
    await page.keyboard.press('Escape')
    await expect(form.drawer()).toHaveCount(0)
    address = page.url()
  })

  test('writes a text with a heading, a list, a link, a pull quote and code', async () => {
    const text = new TextEditor(await form.add('Text'))
    await text.begin('## The big press', '- paper', 'ink', '', 'More of it:')
    await text.type('', '')
    await text.insert('Pull quote')
    await expect(text.parts()).toHaveCount(1)
    await write(textbox(text.parts().first(), 'Text'), 'Print what happened.')
    await text.atEnd()
    await text.insert('Code')
    await expect(text.parts()).toHaveCount(2)
    await write(textbox(text.parts().last(), 'Code'), 'pull(25)\n  .wait()')
    await expect(textbox(text.parts().first(), 'Text')).toHaveValue('Print what happened.')
    await text.atEnd()
    await text.type('Write to Ines')
    await text.linkLastWord('Ines', 'mailto:ines@example.org')
  })

  test('brings an image, and chooses those that are there', async () => {
    const one = await form.add('Image')
    await one.getByRole('button', { name: 'Create New' }).click()
    const buffer = await jpeg('#26a')
    await form
      .drawer()
      .locator('input[type=file]')
      .setInputFiles({ name: 'harbour.jpg', mimeType: 'image/jpeg', buffer })
    await write(textbox(form.drawer(), 'Alt text'), 'The harbour at dusk')
    await form.drawer().getByRole('button', { name: 'Save' }).click()
    await expect(form.drawer()).toHaveCount(0)
    await expect(one.getByText(HARBOUR).first()).toBeVisible()
    await one.locator('label').filter({ hasText: 'Width' }).click()
    await expect(one.getByRole('combobox', { name: 'Width' })).toBeFocused()
    await choose(page.locator('#field-blocks__1__width'), 'Wide')

    const several = await form.add('Image grid')
    await several.getByRole('button', { name: 'Choose from existing' }).click()
    const take = form.drawer().getByRole('button', { name: /^Select \d/ })
    // The list is drawn once more when it has heard from the server, and nothing is checked then.
    await expect(async () => {
      for (const file of [FIELDS, HARBOUR])
        await form.drawer().getByRole('row').filter({ hasText: file }).getByRole('checkbox').check()
      await expect(take).toHaveText(/2/, { timeout: 1000 })
    }).toPass({ timeout: 20_000 })
    await take.click()
    await expect(several.getByText(FIELDS).first()).toBeVisible()
    await expect(several.getByText(HARBOUR).first()).toBeVisible()
  })

  test('quotes somebody, and asks visitors to come', async () => {
    const quote = await form.add('Quote')
    await write(textbox(quote, 'Text'), 'Ink remembers.')
    await write(textbox(quote, 'Attribution'), 'Ines Halden')
    const call = await form.add('Call to action')
    await write(textbox(call, 'Title'), 'Come on a Saturday')
    await write(textbox(call, 'Label'), 'Write to us')
    await call.getByText('Address', { exact: true }).first().click()
    await write(textbox(call, 'Address'), 'mailto:print@haldenroe.example')
  })

  test('is told in words which videos and pages can be shown, and loses nothing', async () => {
    const video = await form.add('Video')
    await write(textbox(video, 'Title'), 'How it prints')
    await write(textbox(video, 'Address'), 'https://example.org/press')
    const embed = await form.add('Embed')
    await write(textbox(embed, 'Title'), 'Map of the harbour')
    await form.kept(() => write(textbox(embed, 'Address'), MAP))
    await page.click('#action-save')
    await expect(video.getByText(/is not a video that can be shown here/)).toBeVisible()
    await expect(embed.getByText(/Add "maps.example" in Site/)).toBeVisible()

    await openAdmin(page, `${product.site}/admin/globals/site`)
    await write(textbox(page.locator('form'), 'Sites whose pages may be shown'), 'maps.example')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.locator('.payload-toast-container')).toContainText(/updated/i)
    await openAdmin(page, address)
    await expect(textbox(form.block(5), 'Address')).toHaveValue('https://example.org/press')
    await expect(textbox(form.block(6), 'Address')).toHaveValue(MAP)
    await write(textbox(form.block(5), 'Address'), 'https://youtu.be/dQw4w9WgXcQ')
  })

  test('sets blocks side by side, above a gallery', async () => {
    const columns = await form.add('Columns')
    const [left, right] = [0, 1].map((place) => columns.locator(`#blocks-7-columns-row-${place}`))
    if (!left || !right) throw new Error('Columns begin as two.')
    const text = new TextEditor(await form.addWithin(left, 'Text'))
    await text.begin('On the left.')
    const quote = await form.addWithin(right, 'Quote')
    await write(textbox(quote, 'Text'), 'And on the right.')
    const gallery = await form.add('Gallery')
    await write(textbox(gallery, 'Title'), 'Work')
    await expect(textbox(gallery, 'Name in addresses')).toHaveValue('work')
    // The answer about the new block may have emptied the title.
    await form.quiet()
    await write(textbox(gallery, 'Title'), 'Work')
  })

  test('publishes it, and a visitor finds every block', async ({ page: visitor }) => {
    const { violations } = await new AxeBuilder({ page })
      .include('.blocks-field__block-header')
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    await publish(page)
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
    await expect(main.getByRole('img', { name: 'The harbour at dusk' })).toHaveCount(2)
    await expect(main.getByRole('img', { name: 'Green fields' })).toHaveCount(1)
    await expect(main.getByText('Ink remembers.')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Write to us' })).toBeVisible()
    await expect(main.getByLabel('Play: How it prints')).toBeVisible()
    await expect(main.getByLabel(/: Map of the harbour/)).toBeVisible()
    await expect(main.getByText('On the left.')).toBeVisible()
    await expect(main.getByText('And on the right.')).toBeVisible()
    await expect(main.locator('[data-gallery="work"] [data-tile="amber"]')).toBeVisible()
  })

  test('moves, duplicates and removes blocks by their first words', async () => {
    await page.getByRole('button', { name: 'Collapse All' }).first().click()
    await expect(form.block(3)).toContainText('Ink remembers.')
    await actOn(form.block(3), 'Move Up')
    await expect(form.block(2)).toContainText('Ink remembers.')
    await actOn(form.block(2), 'Duplicate')
    await expect(form.blocks()).toHaveCount(10)
    await actOn(form.block(0), 'Remove')
    await expect(form.blocks()).toHaveCount(9)
    await page.getByRole('button', { name: 'Show All' }).first().click()
    await settled(form.block(2))
    await write(textbox(form.block(2), 'Text'), 'Paper forgets.')
    await publish(page)
    await expect.poll(onSite, SOON).toContain('Paper forgets.')
    const shown = await onSite()
    const order = ['Ink remembers.', 'Paper forgets.', 'Green fields', 'Come on a Saturday']
    expect(order.map((words) => shown.indexOf(words))).toEqual(
      order.map((words) => shown.indexOf(words)).toSorted((a, b) => a - b),
    )
    expect(shown).toContain('Ink remembers.')
    expect(shown).not.toContain('The big press')
    // What was refused above was told as a 400.
    expect(complaints.filter((words) => !words.includes('status of 400'))).toEqual([])
  })
})
