import { expect, type Page } from '@playwright/test'
import { createTaggedImage } from '../../../../cms/tests/testing/tagged-image'
import { mp4 } from '../../../../cms/src/videos/testing/create-video'
import { openAdmin, signInAsNew } from '../../product/admin'
import type { Id } from '../../product/running/cms-client'
import { test, type ReusedProduct } from '../../product/running/reused-product'
import { SOON } from '../../product/soon'

const DRAWING = { wide: { columns: 2, tiles: [{ column: 0, row: 0, columns: 2, rows: 1 }] } }
/** As the lists write a time, such as "27 Nov 2026, 23:08". */
const TIME = /\d{1,2} \w{3,4} \d{4}, \d{2}:\d{2}/

test.describe('the trash', () => {
  let product: ReusedProduct
  let editor: Page

  /** A document of each collection that has a trash, with the name that its list shows. */
  async function createDocuments(): Promise<readonly (readonly [string, Id, string])[]> {
    const { cms } = product
    const jpeg = new Uint8Array((await createTaggedImage('harbour.jpg', {})).data)
    const group = await cms.create('filter-groups', { label: 'Year' })
    const image = { name: 'harbour.jpg', content: jpeg, data: { alt: 'A harbour' } }
    const video = {
      name: 'press.mp4',
      content: new Uint8Array(mp4()),
      data: { title: 'The press' },
    }
    const created = async (collection: string, data: object) =>
      (await cms.create(collection, data)).id
    const url = 'https://example.org'
    return [
      ['articles', await created('articles', { title: 'Old article' }), 'Old article'],
      ['pages', await created('pages', { title: 'Old page' }), 'Old page'],
      ['media', (await cms.upload('media', image)).id, 'harbour.jpg'],
      ['videos', (await cms.upload('videos', video)).id, 'The press'],
      ['terms', await created('terms', { label: '1999', group: group.id }), '1999'],
      ['patterns', await created('patterns', { label: 'Ours', drawing: DRAWING }), 'Ours'],
      ['redirects', await created('redirects', { from: '/old', kind: 'url', url }), '/old'],
    ]
  }

  test.beforeAll(async ({ browser, product: reused }) => {
    product = reused
    await product.startOver()
    editor = await signInAsNew(browser, { ...product, name: 'Ben' })
    await editor.setViewportSize({ width: 1440, height: 900 })
  })
  test.afterAll(() => editor?.context().close())

  test(
    'of each collection lists what was deleted by name and date, and an editor restores it there',
    { tag: '@long' },
    async () => {
      for (const [collection, id, name] of await createDocuments()) {
        const list = `${product.site}/admin/collections/${collection}`
        await product.cms.update(collection, id, { deletedAt: new Date().toISOString() })
        await openAdmin(editor, `${list}/trash`)
        const row = editor.locator('tbody tr')
        await expect(row, collection).toHaveCount(1)
        await expect(row, collection).toContainText(name)
        const date = row.locator('.cell-deletedAt')
        await expect(date, collection).toHaveText(TIME)
        await expect(date, collection).toBeVisible()
        await row.getByRole('link').first().click()
        await editor.getByRole('button', { name: 'Restore' }).click()
        await editor.locator('#confirm-action').last().click()
        const stored = async () => (await product.cms.send('GET', `${collection}?depth=0`))['docs']
        await expect.poll(stored, SOON).toMatchObject([{ id }])
        await expect(editor).not.toHaveURL(/trash/)
        await openAdmin(editor, list)
        await expect(editor.getByText(name).first()).toBeVisible()
        await expect(editor.locator('.cell-deletedAt, #heading-deletedAt').first()).toBeHidden()
      }
    },
  )
})
