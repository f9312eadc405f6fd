import { expect, type Page } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { openAdmin } from '../../product/admin'
import { test, type ReusedProduct } from '../../product/running/reused-product'
import { SOON } from '../../product/soon'

/** The last stage needs 300 ms, and waits two seconds for further imports. */
const SLOW = { ...SOON, timeout: 20_000 }

test.describe('images whose sizes cannot be made', () => {
  let product: ReusedProduct
  let page: Page

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 900 } })
  })
  test.afterAll(() => page.context().close())

  const readImage = async (id: unknown) =>
    (await product.cms.list('media', { 'where[id][equals]': String(id) }))[0]
  const hasAvif = async (id: unknown) =>
    JSON.stringify((await readImage(id))?.['variants']).includes('image/avif')

  /** Uploads an image and damages its file before its last sizes are made. */
  async function createDamagedImage(title: string, background: string) {
    const create = { width: 700, height: 500, channels: 3, background } as const
    const content = new Uint8Array(await sharp({ create }).jpeg().toBuffer())
    const data = { alt: title, title }
    const { id } = await product.cms.upload('media', { name: `${title}.jpg`, content, data })
    const name = String((await readImage(id))?.['filename'])
    const file = path.join(product.dataDir, 'media/originals', name)
    writeFileSync(file, 'garbage')
    await expect
      .poll(async () => (await readImage(id))?.['processingError'], SLOW)
      .toContain('The image cannot be read.')
    return { id, repair: () => writeFileSync(file, content) }
  }

  test('say why, and are made by "Try again" when the file is repaired', async () => {
    const pier = await createDamagedImage('Pier', '#385')
    const quay = await createDamagedImage('Quay', '#583')
    const failed = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Images that are not ready' }) })
    const openDashboard = () => openAdmin(page, `${product.site}/admin`)

    await openDashboard()
    for (const title of [/pier/i, /quay/i])
      await expect(failed.getByRole('listitem').filter({ hasText: title })).toContainText(
        'The image cannot be read.',
      )

    await failed.getByRole('link', { name: /pier/i }).click()
    const state = page.getByRole('region', { name: 'State of the document' })
    await expect(state).toContainText('Its sizes could not be made: The image cannot be read.')
    pier.repair()
    await state.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => hasAvif(pier.id), SLOW).toBe(true)
    await expect(state).not.toContainText('could not be made')
    expect((await readImage(quay.id))?.['processingError']).toBeTruthy()

    await openDashboard()
    await expect(failed.getByRole('listitem')).toHaveCount(1)
    // The file is still damaged.
    await Promise.all([
      page.waitForResponse('**/api/media/retry-failed'),
      failed.getByRole('button', { name: 'Try again' }).click(),
    ])
    await expect
      .poll(async () => (await readImage(quay.id))?.['processingError'], SLOW)
      .toContain('The image cannot be read.')
    quay.repair()
    await openDashboard()
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect(failed).toHaveCount(0)
    await expect.poll(() => hasAvif(quay.id), SLOW).toBe(true)
  })
})
