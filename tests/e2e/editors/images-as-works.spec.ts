import { expect, test, type Page } from '@playwright/test'
import { createTaggedImage, xmpList } from '../../../cms/tests/testing/tagged-image'
import { openAdmin, publish, signUp } from '../product/admin'
import { connectToCms } from '../product/cms-client'
import { countClicks } from '../product/count-clicks'
import { selectOption } from '../product/fields'
import { PageForm } from '../product/page-form'
import { makeDataDir, removeDataDir, startProduct, type Product } from '../product/start-product'

const COUNT = 12
/** From "Create New" to the published page. */
const MAX_CLICKS = 15

test.describe.serial('from files to a published gallery', () => {
  test.setTimeout(180_000)
  const dataDir = makeDataDir()
  let product: Product
  let page: Page

  test.beforeAll(async ({ browser }) => {
    product = await startProduct({ DEMO: 'off' }, dataDir)
    const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
    page = await context.newPage()
    await signUp(page, product)
    const cms = connectToCms({ dataDir })
    for (const [label, terms] of Object.entries({
      Topic: ['Boats', 'Harbour'],
      Light: ['Dawn', 'Dusk'],
    })) {
      const { id: group } = await cms.create('filter-groups', { label })
      for (const term of terms) await cms.create('terms', { label: term, group })
    }
  })
  test.afterAll(async () => {
    await page.context().close()
    await product.stop()
    removeDataDir(dataDir)
  })

  test(`twelve files with titles, keywords and alt texts take at most ${MAX_CLICKS} clicks`, async () => {
    const clicks = await countClicks(page)
    await openAdmin(page, `${product.site}/admin/collections/pages`)
    await page.getByRole('link', { name: 'Create New' }).first().click()
    const form = new PageForm(page)
    await page.locator('#field-title').fill('Home')
    await page.locator('#field-slug').fill('home')
    const block = await form.addBlock('Gallery')
    const field = (name: string) => block.locator(`#field-blocks__0__${name}`)
    await field('title').fill('Views')
    await selectOption(field('works'), 'Images')
    await selectOption(field('source'), 'Picked by hand')
    await dropFiles(page, await Promise.all(Array.from({ length: COUNT }, (_, i) => createView(i))))
    await form.drawer().getByRole('button', { name: 'Save', exact: true }).click()
    // Twelve uploads, each with all its sizes.
    await expect(form.drawer()).toHaveCount(0, { timeout: 90_000 })
    for (const [row, group] of ['Topic', 'Light'].entries()) {
      await block.getByRole('button', { name: 'Add Filter' }).click()
      await selectOption(field(`groups__${row}__group`), group)
    }
    await expect(block.getByText(`All ${COUNT} tiles`)).toBeVisible()
    await publish(page)
    expect(clicks()).toBeLessThanOrEqual(MAX_CLICKS)
  })

  test('a visitor filters the images, and enlarges one with its credit and licence', async ({
    browser,
  }) => {
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(product.site)
    await expect(visitor.locator('[data-tile]')).toHaveCount(COUNT)
    await visitor.getByRole('link', { name: /^Boats/ }).click()
    await expect(visitor.locator('[data-tile]')).toHaveCount(COUNT / 2)
    await expect(visitor).toHaveURL(/views\.topic=boats/)
    await visitor.getByRole('link', { name: 'Enlarge: View 1', exact: true }).click()
    const dialog = visitor.getByRole('dialog')
    await expect(dialog).toContainText('Ada Berg')
    await expect(dialog.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible()
    await dialog.getByRole('link', { name: 'Open the whole page' }).click()
    await expect(visitor).toHaveURL(`${product.site}/images/view-1`)
    await expect(visitor.getByRole('heading', { name: 'View 1', exact: true })).toBeVisible()
    // The position is in the file, and nowhere else.
    expect(await visitor.content()).not.toContain('57.7')
    await visitor.context().close()
  })
})

/** A photograph with the metadata that an agency writes. */
const createView = (index: number) =>
  createTaggedImage(`view-${index + 1}.jpg`, {
    background: `hsl(${index * 30} 40% 45%)`,
    iptc: {
      5: `View ${index + 1}`,
      25: [index % 2 ? 'Harbour' : 'Boats', index % 3 ? 'Dawn' : 'Dusk', 'Driftwood'],
      80: 'Ada Berg',
    },
    xmp: `<Iptc4xmpCore:AltTextAccessibility>${xmpList('Alt', `Water and sky, number ${index + 1}`)}</Iptc4xmpCore:AltTextAccessibility><xmpRights:WebStatement>https://creativecommons.org/licenses/by/4.0/</xmpRights:WebStatement>`,
    exif: {
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '57/1 42/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '11/1 54/1 0/1',
      },
    },
  })

/** Drops files on the field of picked images, as from a folder on the desktop. */
async function dropFiles(page: Page, files: readonly { name: string; data: Buffer }[]) {
  const transfer = await page.evaluateHandle(
    (contents) => {
      const data = new DataTransfer()
      for (const { name, base64 } of contents) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        data.items.add(new File([bytes], name, { type: 'image/jpeg' }))
      }
      return data
    },
    files.map(({ name, data }) => ({ name, base64: data.toString('base64') })),
  )
  const zone = page.locator('#field-blocks__0__pickedImages .dropzone').first()
  await zone.dispatchEvent('dragenter', { dataTransfer: transfer })
  await zone.dispatchEvent('drop', { dataTransfer: transfer })
}
