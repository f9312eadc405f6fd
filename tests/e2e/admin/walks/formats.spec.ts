import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openAdmin } from '../../product/admin'
import { dropFiles } from '../../product/drop-files'
import { test, type ReusedProduct } from '../../product/running/reused-product'
import { createBareImage } from '../../product/tagged-photographs'

/** The first bytes of a HEIC file: a box `ftyp` with the brand of iPhones. */
const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic'),
  Buffer.from([0, 0, 0, 0]),
  Buffer.from('mif1heic'),
  Buffer.alloc(64),
])
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

test.describe.serial('files of all kinds, dropped at once', () => {
  let product: ReusedProduct
  let page: Page
  const row = (name: string) =>
    page.getByRole('region', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name })

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 900 } })
    await openAdmin(page, `${product.site}/admin/collections/media`)
  })

  test('each that is refused says why and what to do, and the others are stored', async () => {
    const image = sharp({ create: { width: 90, height: 60, channels: 3, background: '#485' } })
    const jpeg = await createBareImage(1)
    await dropFiles(page, [
      jpeg,
      { name: 'scan.tif', data: await image.tiff().toBuffer(), mimetype: 'image/tiff' },
      { name: 'moving.gif', data: await createAnimation(), mimetype: 'image/gif' },
      { name: 'phone.heic', data: HEIC, mimetype: 'image/heic' },
      { name: 'drawing.svg', data: SVG, mimetype: 'image/svg+xml' },
      { name: 'broken.jpg', data: jpeg.data.subarray(0, 40) },
      { name: 'clip.mov', data: Buffer.from('A clip'), mimetype: 'video/quicktime' },
      { name: 'DSC_1.NEF', data: Buffer.from('RAW'), mimetype: 'image/x-nikon-nef' },
      { name: 'notes.txt', data: Buffer.from('Notes'), mimetype: 'text/plain' },
    ])
    const header = page.getByRole('region', { name: 'Uploads' }).locator('header')
    await expect(header).toContainText('3 of 9 uploaded, 6 refused')
    await expect(row('scan.tif')).toContainText('Uploaded')
    await expect(row('moving.gif')).toContainText('This is an animation of 2 frames.')
    await expect(row('phone.heic').getByRole('alert')).toContainText(/JPEG/)
    await expect(row('drawing.svg').getByRole('alert')).toContainText(/SVG/)
    await expect(row('clip.mov').getByRole('alert')).toContainText('Upload it under Videos')
    await expect(row('DSC_1.NEF').getByRole('alert')).toContainText('as JPEG or TIFF')
    for (const name of ['broken.jpg', 'notes.txt'])
      await expect(row(name).getByRole('alert').getByRole('paragraph')).toHaveText(/\w+ .+\./)
  })

  test('a TIFF is a JPEG for the CMS, with a thumbnail', async () => {
    const [stored] = await product.cms.list('media', { 'where[width][equals]': '90' })
    expect(stored).toMatchObject({ mimeType: 'image/jpeg', height: 60 })
    const images = page.getByRole('list', { name: 'Images' })
    await expect(images.getByRole('checkbox')).toHaveCount(3)
    await expect(images.getByRole('checkbox', { name: /^scan\.jpg/ })).toBeVisible()
  })
})

/** A GIF of two frames. */
async function createAnimation(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = await Promise.all(['#a33', '#3a3'].map(frame))
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}
