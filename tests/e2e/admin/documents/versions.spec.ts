import { expect, type Page } from '@playwright/test'
import { createTaggedImage } from '../../../../cms/tests/testing/tagged-image'
import { FIRST_EDITOR, openAdmin } from '../../product/admin'
import { test, type ReusedProduct } from '../../product/running/reused-product'

/** As the lists write a time, such as "27 Nov 2026, 23:08". */
const TIME = /^\d{1,2} \w{3,4} \d{4}, \d{2}:\d{2}$/

test.describe('the list of versions', () => {
  let product: ReusedProduct
  let page: Page

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 900 } })
  })

  async function createDocuments(): Promise<readonly string[]> {
    const { cms } = product
    const content = new Uint8Array((await createTaggedImage('a.jpg', {})).data)
    const group = await cms.create('filter-groups', { label: 'Year' })
    const article = await cms.create('articles', { title: 'First' })
    const work = await cms.create('pages', { title: 'First' })
    const image = await cms.upload('media', { name: 'a.jpg', content, data: { alt: 'A field' } })
    const term = await cms.create('terms', { label: 'First', group: group.id })
    return [
      ...[`articles/${article.id}`, `pages/${work.id}`, `media/${image.id}`, `terms/${term.id}`],
    ]
  }
  /** As the form of the first editor saves it. */
  async function save(path: string, data: object) {
    const url = `${product.site}/api/${path}`
    const method = path.startsWith('globals/') ? 'post' : 'patch'
    const headers = { origin: product.site }
    const response = await page.request[method](url, { data, headers })
    expect(response.status(), path).toBe(200)
  }
  async function expectNamed(path: string) {
    await openAdmin(page, `${product.site}/admin/${path}/versions`)
    const newest = page.locator('.tessera-versions__list tbody tr').first().getByRole('cell')
    await expect(newest.nth(0), path).toHaveText(TIME)
    await expect(newest.nth(1), path).toHaveText(FIRST_EDITOR.name)
  }

  test('of each kind of document names who saved them and when', { tag: '@long' }, async () => {
    for (const document of await createDocuments()) {
      const [collection] = document.split('/')
      const field = { media: 'caption', terms: 'label' }[collection ?? ''] ?? 'title'
      await save(document, { [field]: 'Second' })
      await expectNamed(`collections/${document}`)
    }
  })

  test('of each settings page names who saved them and when', { tag: '@long' }, async () => {
    const changes = {
      menu: { items: [{ label: 'Studio', kind: 'url', url: 'https://example.org' }] },
      footer: { note: 'All rights reserved.' },
      theme: { preset: 'night' },
      site: { name: 'The studio' },
    }
    for (const [global, data] of Object.entries(changes)) {
      await save(`globals/${global}`, data)
      await expectNamed(`globals/${global}`)
    }
  })
})
