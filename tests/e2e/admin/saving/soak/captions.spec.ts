import { expect, type Page } from '@playwright/test'
import { createBareImage } from '../../../product/tagged-photographs'
import { openAdmin } from '../../../product/admin'
import type { Id } from '../../../product/running/cms-client'
import { test, type ReusedProduct } from '../../../product/running/reused-product'
import { savingStatus } from '../../../product/forms/saving-status'
import { FAILURES, slowDown, type SlowServer } from '../slow-server'
import { lostInDocument, lostInForm, reportTyped, typeByTurns, typedField } from '../typing'

/** As in typing.spec.ts, where the short form types in a caption. */
const DELAYS_MS = [0, 300, 1000, 3000, 10_000]
const FAIL_EVERY = [0, 3]
const CHARACTERS = 1000
const IMAGES = 3

test.describe('nothing that an editor types about images is lost', () => {
  test.setTimeout(900_000)
  let product: ReusedProduct
  let page: Page
  let server: SlowServer

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 1000 } })
    server = await slowDown(page, { delayMs: 0, failEvery: 0 })
  })
  test.beforeEach(() => Object.assign(server, { delayMs: 0, failEvery: 0, failures: undefined }))

  let uploaded = 0
  /** Each is another file. */
  async function upload() {
    const { name, data } = await createBareImage(uploaded++)
    return product.cms.upload('media', { name, content: new Uint8Array(data), data: {} })
  }

  for (const delayMs of DELAYS_MS)
    for (const failEvery of FAIL_EVERY) {
      const title = `${delayMs} ms${failEvery ? ', with failed requests' : ''}`
      const slow = { delayMs, failEvery, failures: FAILURES }
      const timeout = 90_000 + 12 * delayMs

      test(`in the form of an image: ${title}`, async () => {
        const { id } = await upload()
        await openAdmin(page, `${product.site}/admin/collections/media/${id}`)
        const fields = [
          typedField('alt', page.locator('#field-alt')),
          // Short, because it has at most 300 characters.
          typedField('t', page.locator('#field-title')),
          typedField('caption', page.locator('#field-caption')),
        ]
        Object.assign(server, slow)
        await typeByTurns(page, fields, CHARACTERS / 2)
        await page.click('#action-save')
        // While the first half is being stored.
        await typeByTurns(page, fields, CHARACTERS / 2)
        expect(await lostInForm(fields)).toEqual([])
        // There are no drafts: a save that failed is repeated by the editor, to whom the form says so.
        const save = async () => {
          const text = await savingStatus(page).textContent()
          // Does nothing if the running save has disabled the button meanwhile.
          if (text?.startsWith('Not saved'))
            await page.locator('#action-save').evaluate((button: HTMLElement) => button.click())
          return text
        }
        await expect.poll(save, { timeout, intervals: [250] }).toBe('Saved')
        expect(await lostInForm(fields)).toEqual([])
        expect(
          lostInDocument(await product.cms.send('GET', `media/${id}?depth=0`), fields),
        ).toEqual([])
        reportTyped(`in the form of an image: ${title}`, fields)
      })

      test(`in alt texts one after the other: ${title}`, async () => {
        const ids: Id[] = []
        while (ids.length < IMAGES) ids.push((await upload()).id)
        await openAdmin(page, `${product.site}/admin/alt-texts?ids=${ids.join(',')}`)
        const texts = page.getByRole('textbox', { name: /^Alt text of/ })
        await expect(texts).toHaveCount(IMAGES)
        const fields = ids.map((_, index) => typedField(`image ${index}`, texts.nth(index)))
        Object.assign(server, slow)
        await typeByTurns(page, fields, CHARACTERS)
        expect(await lostInForm(fields)).toEqual([])
        await page.keyboard.press('Tab')
        const stored = async () => {
          const documents = await Promise.all(
            ids.map((id) => product.cms.send('GET', `media/${id}?depth=0`)),
          )
          return lostInDocument(documents, fields)
        }
        await expect.poll(stored, { timeout }).toEqual([])
        expect(await lostInForm(fields)).toEqual([])
        reportTyped(`in alt texts: ${title}`, fields)
      })
    }
})
