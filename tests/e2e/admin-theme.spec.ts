import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { openAdmin, signUp } from './product/first-editor'
import { makeDataDir, removeDataDir, startProduct, type Product } from './product/start-product'

test.describe.serial('an editor of the look', () => {
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

  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
  }
  const style = async () => (await fetch(product.site)).text()
  const preview = () => page.getByRole('group', { name: 'Preview', exact: true })

  test('sees a look before choosing it, and visitors see it a second later', async () => {
    await openAdmin(page, `${product.site}/admin/globals/theme`)
    await page.getByText('Night: dark').click()
    await expect(preview().getByText('Harbour at dusk')).toHaveCount(1)
    await save()
    await expect.poll(style).toContain('#14110f')
  })

  test('is told while choosing that a colour cannot be read, and cannot save it', async () => {
    await page.getByText('My own', { exact: true }).click()
    await expect(preview().getByText('Harbour at dusk')).toHaveCount(2)
    const ink = page.locator('#field-light__ink')
    await ink.fill('#bbbbbb')
    await expect(page.getByText(/✗ Contrast 1\.\d, at least 7/)).toBeVisible()
    await expect(page.getByText('The preview comes back')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/cannot be read on the paper/).first()).toBeVisible()
    await ink.fill('#102030')
    await expect(preview().getByText('Harbour at dusk')).toHaveCount(2)
    await save()
    await expect.poll(style).toContain('light-dark(#102030')
    const { violations } = await new AxeBuilder({ page })
      .include('.theme-preview')
      .include('.colour-field__inputs')
      .analyze()
    expect(violations).toEqual([])
  })
})
