import { expect, type Page } from '@playwright/test'
import { openAdmin } from '../../product/admin'
import { expectSaved } from '../../product/forms/saving-status'
import { test, type ReusedProduct } from '../../product/running/reused-product'
import { loseNextAnswer } from './slow-server'

test.describe('what the server has stored while its answer was lost', () => {
  let product: ReusedProduct
  let page: Page

  const urlOf = (path: string) => `${product.site}/admin/${path}`
  const read = (path: string) => product.cms.send('GET', `${path}?depth=0`)
  const count = async (collection: string) =>
    (await product.cms.send('GET', `${collection}?limit=0&draft=true&trash=true`)).totalDocs
  const state = () => page.getByRole('region', { name: 'State of the document' })
  const toasts = () => page.locator('.payload-toast-container')
  async function expectNoConflict() {
    await expect(page.getByRole('dialog', { name: 'Two versions' })).toHaveCount(0)
    const problems = page.getByText(/did not answer|failed to fetch|changed this/i)
    await expect(problems).toHaveCount(0)
  }

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 1000 } })
  })

  test('is shown as published, and can be published again', async () => {
    const { id } = await product.cms.create('articles', { title: 'First' }, { draft: 'true' })
    await openAdmin(page, urlOf(`collections/articles/${id}`))
    for (const title of ['Second', 'Third']) {
      await page.fill('#field-title', title)
      await expectSaved(page)
      const lost = loseNextAnswer(page, 'PATCH', `/api/articles/${id}`)
      await page.click('#action-save')
      await lost
      await expect(toasts()).toContainText(/published|updated/i)
      await expect(state()).toContainText('Live')
      await expect(state()).not.toContainText('unpublished changes')
      await expectSaved(page)
      await expectNoConflict()
      expect(await read(`articles/${id}`)).toMatchObject({ title, _status: 'published' })
    }
    await page.fill('#field-title', 'Fourth')
    await expectSaved(page)
    await expectNoConflict()
  })

  test('is one new article, and one new group of terms', { tag: '@long' }, async () => {
    for (const [collection, field] of [
      ['articles', '#field-title'],
      ['filter-groups', '#field-label'],
    ] as const) {
      await openAdmin(page, urlOf(`collections/${collection}/create`))
      const before = Number(await count(collection))
      const lost = loseNextAnswer(page, 'POST', `/api/${collection}`)
      await page.fill(field, 'New')
      if (collection === 'filter-groups') await page.click('#action-save')
      await lost
      await expect(page).toHaveURL(new RegExp(`${collection}/\\d+`))
      await expectSaved(page)
      await expect(page.locator(field)).toHaveValue('New')
      await expectNoConflict()
      expect(await count(collection)).toBe(before + 1)
    }
  })

  test('is one new article that is published at once', { tag: '@long' }, async () => {
    await openAdmin(page, urlOf('collections/articles/create'))
    const before = Number(await count('articles'))
    const lost = loseNextAnswer(page, 'POST', '/api/articles')
    await page.fill('#field-title', 'At once')
    await lost
    await page.click('#action-save')
    await expect(state()).toContainText('Live')
    await expectSaved(page)
    await expectNoConflict()
    expect(await count('articles')).toBe(before + 1)
  })

  test('is a restored version, which can be changed at once', { tag: '@long' }, async () => {
    const { id } = await product.cms.create('articles', { title: 'Before' }, { draft: 'true' })
    await product.cms.update('articles', id, { title: 'After' }, { draft: 'true' })
    await openAdmin(page, urlOf(`collections/articles/${id}/versions`))
    await page.locator('.tessera-versions__list tbody a').last().click()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    const version = /versions\/(\d+)/.exec(page.url())?.[1] ?? ''
    const lost = loseNextAnswer(page, 'POST', `/api/articles/versions/${version}`)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await lost
    await expect(page.locator('#field-title')).toHaveValue('Before')
    await page.fill('#field-title', 'Before all')
    await expectSaved(page)
    await expectNoConflict()
  })
})
