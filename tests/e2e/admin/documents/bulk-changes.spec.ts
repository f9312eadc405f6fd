import { expect, type Page } from '@playwright/test'
import { openAdmin } from '../../product/admin'
import { test, type ReusedProduct } from '../../product/running/reused-product'
import { SOON } from '../../product/soon'

/** One more than are deleted without a question, and one. */
const ARTICLES = 22

test.describe.serial('a change of many articles in the list', () => {
  let product: ReusedProduct
  let page: Page

  const countArticles = async () =>
    Number((await product.cms.send('GET', 'articles?limit=1&depth=0'))['totalDocs'])
  const undoNotice = () => page.getByRole('region', { name: 'Last change of many documents' })
  const question = () => page.locator('dialog.tessera-confirm-deletion')
  async function deleteSelected() {
    await page.locator('.delete-documents__toggle').click()
    await page.locator('#confirm-delete-many-docs #confirm-action').click()
  }

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 900 } })
    for (let number = 1; number <= ARTICLES; number += 1)
      await product.cms.create('articles', { title: `Article ${number}` })
  })

  test(
    'that deletes more than 20 asks for their number, and deletes nothing without it',
    { tag: '@long' },
    async () => {
      await openAdmin(page, `${product.site}/admin/collections/articles?limit=50`)
      await page.locator('#select-all').check()
      await page.locator('tbody input[type=checkbox]').first().uncheck()
      await deleteSelected()
      await expect(question()).toContainText(`Delete ${ARTICLES - 1} documents?`)
      const confirm = question().getByRole('button', { name: 'Delete', exact: true })
      const number = question().getByLabel(`Type the number ${ARTICLES - 1}`)
      for (const wrong of ['', '2', String(ARTICLES)]) {
        await number.fill(wrong)
        await expect(confirm).toBeDisabled()
      }
      // As Enter does in the field.
      await number.press('Enter')
      await question().getByRole('button', { name: 'Cancel' }).click()
      await expect(page.locator('.payload-toast-container')).toContainText('Nothing was deleted.')
      await expect(undoNotice()).toHaveCount(0)
      expect(await countArticles()).toBe(ARTICLES)
    },
  )

  test('deletes nothing if their number is unknown', { tag: '@long' }, async () => {
    await page.route('**/api/articles/count?*', (route) => route.abort())
    await openAdmin(page, `${product.site}/admin/collections/articles?limit=50`)
    await page.locator('#select-all').check()
    await deleteSelected()
    await expect(page.locator('.payload-toast-container')).toContainText(
      'Nothing was deleted, because the documents could not be counted.',
    )
    expect(await countArticles()).toBe(ARTICLES)
    await page.unroute('**/api/articles/count?*')
  })

  test('is undone by its notice, also after the page was loaded again', async () => {
    await openAdmin(page, `${product.site}/admin/collections/articles?limit=50`)
    await page.locator('#select-all').check()
    await deleteSelected()
    await question().getByLabel(`Type the number ${ARTICLES}`).fill(String(ARTICLES))
    await question().getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(undoNotice()).toContainText(`Articles: ${ARTICLES} moved to the trash`)
    expect(await countArticles()).toBe(0)
    await openAdmin(page, `${product.site}/admin/collections/terms`)
    await undoNotice().getByRole('button', { name: 'Undo' }).click()
    await expect(undoNotice()).toContainText(`Articles: ${ARTICLES} as before`)
    await expect.poll(countArticles, SOON).toBe(ARTICLES)
  })

  test('that deletes 20 does not ask', { tag: '@long' }, async () => {
    await openAdmin(page, `${product.site}/admin/collections/articles?limit=50`)
    await page.locator('#select-all').check()
    for (const row of [0, 1]) await page.locator('tbody input[type=checkbox]').nth(row).uncheck()
    await deleteSelected()
    await expect(undoNotice()).toContainText('Articles: 20 moved to the trash')
    await expect(question()).toHaveCount(0)
    expect(await countArticles()).toBe(2)
    // The notice would stay for the next tests.
    await undoNotice().getByRole('button', { name: 'Undo' }).click()
    await expect(undoNotice()).toContainText('as before')
  })

  test(
    'that unpublishes an article, found by the text of its newer draft, leaves that in the form',
    { tag: '@long' },
    async () => {
      const { cms, site } = product
      const { id } = await cms.create('articles', {
        title: 'Shown to visitors',
        _status: 'published',
      })
      await cms.update('articles', id, { title: 'Not shown yet' }, { draft: 'true' })
      await openAdmin(page, `${site}/admin/collections/articles?search=Not+shown`)
      const row = page.locator('tbody tr').filter({ hasText: 'Not shown yet' })
      await row.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Unpublish' }).click()
      await page.locator('#unpublish-articles #confirm-action').click()
      await expect(undoNotice()).toContainText('Articles: 1')
      expect(await cms.send('GET', `articles/${id}?depth=0`)).toMatchObject({ _status: 'draft' })
      await page.getByRole('link', { name: 'Not shown yet' }).click()
      await expect(page.locator('#field-title')).toHaveValue('Not shown yet')
      await expect(page.getByRole('region', { name: 'State of the document' })).toContainText(
        'Draft',
      )
      await cms.remove('articles', id)
      await undoNotice().getByRole('button', { name: 'Close' }).click()
    },
  )

  test('has a notice that stays closed on the next pages', { tag: '@long' }, async () => {
    await openAdmin(page, `${product.site}/admin/collections/articles?limit=50`)
    await page.locator('tbody input[type=checkbox]').first().check()
    await deleteSelected()
    await expect(undoNotice()).toContainText('Articles: 1 moved to the trash')
    await undoNotice().getByRole('button', { name: 'Close' }).click()
    await expect(undoNotice()).toHaveCount(0)
    const lastChange = page.waitForResponse('**/api/undo/last')
    await openAdmin(page, `${product.site}/admin/collections/articles?limit=50`)
    expect(await (await lastChange).json()).toMatchObject({ change: { documents: 1 } })
    await expect(undoNotice()).toHaveCount(0)
    // The next change has a notice again.
    await page.locator('tbody input[type=checkbox]').first().check()
    await deleteSelected()
    await expect(undoNotice()).toContainText('Articles: 1 moved to the trash')
  })
})
