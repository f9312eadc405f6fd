import { expect, type Page } from '@playwright/test'
import { openAdmin, publish } from '../../product/admin'
import { test, type ReusedProduct } from '../../product/running/reused-product'
import { SOON } from '../../product/soon'

test.describe('an article with an empty title', () => {
  let product: ReusedProduct
  let page: Page

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 900 } })
  })

  test('is not published, says so at the title, keeps what was typed, and is published with a title', async () => {
    const { id } = await product.cms.create('articles', { title: 'Marram', slug: 'marram' })
    await openAdmin(page, `${product.site}/admin/collections/articles/${id}`)
    const title = page.locator('#field-title')
    const excerpt = page.locator('#field-excerpt')
    const text = page.locator('[data-lexical-editor=true]').first()
    await text.click()
    await page.keyboard.type('Grass that holds the dunes.')
    await excerpt.fill('What grows on sand')
    await title.fill('')
    await page.click('#action-save')

    const field = page.locator('.field-type').filter({ has: title })
    await expect(field.getByText('This field is required.')).toBeVisible()
    await expect(field.getByText('This field is required.')).toBeInViewport()
    await expect(page.locator('.payload-toast-container')).toContainText(
      'The following field is invalid: Title. This field is required.',
    )
    await expect(excerpt).toHaveValue('What grows on sand')
    await expect(text).toHaveText('Grass that holds the dunes.')
    expect((await fetch(`${product.site}/articles/marram`)).status).toBe(404)

    await title.fill('Marram grass')
    await expect(field.getByText('This field is required.')).toBeHidden()
    await publish(page)
    const onSite = async () => (await fetch(`${product.site}/articles/marram`)).text()
    await expect.poll(onSite, SOON).toMatch(/<h1[^>]*>Marram grass</)
    expect(await onSite()).toContain('Grass that holds the dunes.')
    expect(await onSite()).toContain('What grows on sand')
  })
})
