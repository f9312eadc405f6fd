import { expect, test, type Page } from '@playwright/test'
import { openAdmin, signUp } from './product/first-editor'
import { makeDataDir, removeDataDir, startProduct, type Product } from './product/start-product'

test.describe.serial('an editor of the menu', () => {
  test.setTimeout(180_000)
  const dataDir = makeDataDir()
  let product: Product
  let page: Page
  test.beforeAll(async ({ browser }) => {
    product = await startProduct({ DEMO: 'off' }, dataDir)
    const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } })
    page = await context.newPage()
    await signUp(page, product)
  })
  test.afterAll(async () => {
    await product.stop()
    removeDataDir(dataDir)
  })

  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
  const saved = () => expect(page.getByText(/updated successfully/i).first()).toBeVisible()

  test('is told that a heading without links leads nowhere', async () => {
    await openAdmin(page, `${product.site}/admin/globals/menu`)
    await page.getByRole('button', { name: 'Add Link' }).first().click()
    await page.fill('#field-items__0__label', 'Studio')
    await page.getByText('Nowhere: a heading over the links below').click()
    await save()
    await expect(page.getByText('Add a link below, or choose').first()).toBeVisible()
  })

  test('adds a link below it, and a visitor opens it', async ({ browser }) => {
    await page.locator('#field-items__0__links').getByRole('button', { name: 'Add Link' }).click()
    await page.fill('#field-items__0__links__0__label', 'The press on the map')
    await page.locator('#field-items__0__links').getByText('Address', { exact: true }).click()
    await page.fill('#field-items__0__links__0__url', '/#studio')
    await save()
    await saved()
    const visitor = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await expect
      .poll(async () => (await fetch(product.site)).text())
      .toContain('The press on the map')
    await visitor.goto(product.site)
    await visitor.getByRole('banner').getByRole('button', { name: 'Studio' }).click()
    await visitor.getByRole('link', { name: 'The press on the map' }).click()
    expect(new URL(visitor.url()).hash).toBe('#studio')
    await visitor.close()
  })
})
