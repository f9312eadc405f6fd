import { expect, type Page } from '@playwright/test'
import { createTaggedImage } from '../../../../cms/tests/testing/tagged-image'
import { openAdmin } from '../../product/admin'
import { test, type ReusedProduct } from '../../product/running/reused-product'
import { schedulePublication } from '../../product/schedule-publication'

/** The server tries again every half minute, and the form asks as often. */
const RETRIED = { timeout: 90_000 }

test.describe('a scheduled publication that was refused', () => {
  let product: ReusedProduct
  let page: Page

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 900 } })
  })

  test(
    'is shown with its reason, and published when the reason is gone',
    { tag: '@long' },
    async () => {
      const { cms, site } = product
      const content = new Uint8Array((await createTaggedImage('harbour.jpg', {})).data)
      const cover = await cms.upload('media', { name: 'harbour.jpg', content, data: {} })
      const data = { title: 'The harbour', slug: 'the-harbour', cover: cover.id }
      const { id } = await cms.create('articles', data, { draft: 'true' })
      await schedulePublication(cms, id, Date.now() - 1000)
      const refused = async () => (await cms.send('GET', 'refused-publications'))['docs']
      await expect.poll(refused, RETRIED).toHaveLength(1)

      await openAdmin(page, `${site}/admin`)
      const problems = page
        .locator('.tessera-dashboard__section--problem')
        .filter({ hasText: 'Not published' })
      await expect(problems.getByRole('link', { name: 'The harbour' })).toBeVisible()
      await expect(problems).toContainText('has no alt text')

      await openAdmin(page, `${site}/admin/collections/articles/${id}`)
      const notice = page.getByRole('region', { name: 'Scheduled publication' })
      await expect(notice).toContainText('did not happen')
      await expect(notice).toContainText('has no alt text')
      await cms.update('media', cover.id, { alt: 'A harbour at night' })
      const status = async () => (await fetch(`${site}/articles/the-harbour`)).status
      await expect.poll(status, RETRIED).toBe(200)
      await expect(notice).toHaveCount(0, RETRIED)

      await openAdmin(page, `${site}/admin`)
      await expect(problems).toHaveCount(0)
    },
  )
})
