import { expect, type Page } from '@playwright/test'
import { openAdmin } from '../product/admin'
import { test, type ReusedProduct } from '../product/running/reused-product'
import { axeOn } from '../../axe'

test.describe.serial('the editor of the theme', () => {
  let product: ReusedProduct
  let page: Page
  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 1000 } })
  })

  const openTheme = () => openAdmin(page, `${product.site}/admin/globals/theme`)
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
  }
  const homePage = async () => (await fetch(product.site)).text()
  const preview = () => page.getByRole('group', { name: 'Preview', exact: true })

  test('previews a preset, and publishes it when it is saved', async () => {
    await openTheme()
    await page.getByText('Night: dark').click()
    await expect(preview().getByText('Harbour at dusk')).toHaveCount(1)
    await save()
    await expect.poll(homePage).toContain('#14110f')
  })

  test(
    'shows that a colour has too little contrast, and rejects it',
    { tag: '@long' },
    async () => {
      await openTheme()
      await page.getByText('Custom', { exact: true }).click()
      await expect(preview().getByText('Harbour at dusk')).toHaveCount(2)
      const ink = page.locator('#field-light__ink')
      await ink.fill('#bbbbbb')
      await expect(page.getByText(/✗ Contrast 1\.\d, at least 7/)).toBeVisible()
      await expect(page.getByText('The preview is shown when')).toBeVisible()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(
        page.getByText(/contrast with the paper colour is too low/).first(),
      ).toBeVisible()
      await ink.fill('#102030')
      await expect(preview().getByText('Harbour at dusk')).toHaveCount(2)
      await save()
      await expect.poll(homePage).toContain('light-dark(#102030')
      const { violations } = await axeOn(page)
        .include('.theme-preview')
        .include('.colour-field__inputs')
        .analyze()
      expect(violations).toEqual([])
    },
  )
})
