import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { openAdmin, publish, signUp } from './product/first-editor'
import { connectToCms, type Doc } from './product/cms-client'
import { PageForm, textbox, write } from './product/page-form'
import { makeDataDir, removeDataDir, startProduct, type Product } from './product/start-product'

test.describe.serial('before publishing, an editor', () => {
  test.setTimeout(180_000)
  const dataDir = makeDataDir()
  let product: Product
  let page: Page
  let form: PageForm
  let home: Doc
  const panel = () => page.getByRole('region', { name: 'Before publishing' })
  const id = () => page.locator('#field-blocks__1__galleryId')

  test.beforeAll(async ({ browser }) => {
    product = await startProduct({ DEMO: 'off' }, dataDir)
    const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
    page = await context.newPage()
    form = new PageForm(page)
    await signUp(page, product)
    const cms = connectToCms({ dataDir })
    const group = await cms.create('filter-groups', { label: 'Topic' })
    const print = await cms.create('terms', { label: 'Print', group: group.id })
    const radio = await cms.create('terms', { label: 'Radio', group: group.id })
    await cms.create('articles', { title: 'Amber', _status: 'published', terms: [print.id] })
    const gallery = { blockType: 'gallery', order: 'title' }
    home = await cms.create('pages', {
      title: 'Home',
      slug: 'home',
      _status: 'published',
      blocks: [
        { ...gallery, galleryId: 'radio', title: 'On air', terms: [radio.id] },
        { ...gallery, galleryId: 'work', title: 'Work', groups: [{ group: group.id }] },
      ],
    })
  })
  test.afterAll(async () => {
    await page.context().close()
    await product.stop()
    removeDataDir(dataDir)
  })

  test('is told what visitors would stumble on in any gallery, counted', async () => {
    await openAdmin(page, `${product.site}/admin/collections/pages/${home.id}`)
    await expect(panel()).toContainText('2 things a visitor would stumble on')
    await expect(panel()).toContainText('On air')
    await expect(panel()).toContainText('No published article matches')
    await expect(panel()).toContainText('1 option of "Topic" would give no article here')
    await expect(panel().getByRole('link', { name: 'Radio' })).toHaveAttribute('target', '_blank')
  })

  for (const theme of ['light', 'dark']) {
    test(`meets nothing that axe minds, ${theme}, from 320 px on and right to left`, async () => {
      // As the admin does when an editor chooses one.
      await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme)
      for (const [width, direction] of [
        [320, 'ltr'],
        [768, 'rtl'],
        [1440, 'rtl'],
      ] as const) {
        await page.setViewportSize({ width, height: 1000 })
        await page.evaluate((dir) => (document.documentElement.dir = dir), direction)
        await expect(panel()).toContainText('2 things')
        const { violations } = await new AxeBuilder({ page })
          .include('.tessera-page-warnings')
          .include('.tessera-preview')
          .analyze()
        expect(violations.map((found) => `${width} ${found.id}`)).toEqual([])
        const sticksOut = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(sticksOut, `${width} ${direction}`).toBeLessThanOrEqual(0)
      }
      await page.setViewportSize({ width: 1440, height: 1000 })
      await page.evaluate(() => (document.documentElement.dir = 'ltr'))
    })
  }

  test('is led to the field, though its gallery is folded', async () => {
    await page.getByRole('button', { name: 'Collapse All' }).first().click()
    await expect(page.locator('#field-blocks__0__source')).toBeHidden()
    await panel().getByRole('link', { name: 'Choose other articles' }).click()
    await expect(page.locator('#field-blocks__0__source')).toBeInViewport()
    await expect(page.locator('#field-blocks__0__source input').first()).toBeFocused()
  })

  test('is told that another name in addresses breaks the links of visitors, until it is published so', async () => {
    await page.getByRole('button', { name: 'Show All' }).first().click()
    await id().fill('prints')
    await expect(panel()).toContainText('3 things')
    await panel().getByRole('link', { name: 'Write "work" again' }).click()
    await expect(id()).toBeFocused()
    await id().fill('work')
    await expect(panel()).toContainText('2 things')
    await id().fill('radio')
    await expect(panel()).toContainText(
      'Another gallery of this page is called "radio" in addresses too',
    )
    await id().fill('prints')
    await publish(page)
    await expect(panel()).toContainText('2 things')
  })

  test('gets a name in addresses for a new gallery from its title', async () => {
    const gallery = await form.add('Gallery')
    const title = textbox(gallery, 'Title')
    const name = textbox(gallery, 'Name in addresses')
    await write(title, 'Prints')
    await expect(name).toHaveValue('prints-2')
    await write(title, 'Ferries & fog')
    await expect(name).toHaveValue('ferries-fog')
    await write(name, 'sea')
    await write(title, 'The sea, again')
    await page.fill('#field-blocks__1__title', 'Prints and more')
    await expect(name).toHaveValue('sea')
    await expect(id()).toHaveValue('prints')
  })
})
