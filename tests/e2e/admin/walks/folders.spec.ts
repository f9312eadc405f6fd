import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, type Route } from '@playwright/test'
import { openAdmin } from '../../product/admin'
import { test, type ReusedProduct } from '../../product/running/reused-product'
import { createBareImage } from '../../product/tagged-photographs'

/** Paths in the folder. */
const FILES = ['Coast/cliff.jpg', 'Coast/Day 1/boat.jpg', 'Coast/Day 1/Evening/pier.jpg']
const SYSTEM_FILES = ['Coast/.DS_Store', 'Coast/Day 1/Thumbs.db', 'Coast/.cache/cliff.jpg']
const FOLDERS = ['Coast', 'Coast / Day 1', 'Coast / Day 1 / Evening']

test.describe.serial('a folder with subfolders', () => {
  let product: ReusedProduct
  let page: Page
  const parent = mkdtempSync(join(tmpdir(), 'tessera-folders-'))
  const uploads = () => page.getByRole('region', { name: 'Uploads' })
  const images = () => page.getByRole('list', { name: 'Images' }).getByRole('checkbox')
  const folder = () => page.getByLabel('Folder', { exact: true })
  const row = (name: string) => uploads().getByRole('listitem').filter({ hasText: name })

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    for (const [index, path] of [...FILES, ...SYSTEM_FILES].entries()) {
      mkdirSync(join(parent, path, '..'), { recursive: true })
      writeFileSync(join(parent, path), (await createBareImage(index)).data)
    }
    page = await product.startOver({ viewport: { width: 1280, height: 900 } })
  })
  test.afterAll(() => rmSync(parent, { recursive: true }))

  test('is dropped on the dashboard, and uploaded while the editor opens other screens', async () => {
    const held: Route[] = []
    let isHeld = true
    await page.route('**/api/media?*', (route) =>
      isHeld ? void held.push(route) : route.continue(),
    )
    await openAdmin(page, `${product.site}/admin`)
    await dropFolder(page, join(parent, 'Coast'))
    await expect(uploads()).toContainText(`Uploading: 0 of ${FILES.length}`)
    for (const path of FILES) await expect(row(path)).toBeVisible()
    await expect.poll(() => held.length).toBeGreaterThan(1)

    // The tab warns; the editor stays.
    const warning = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await warning
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()

    await page.getByRole('link', { name: 'Name the site' }).click()
    await expect(page).toHaveURL(/globals\/site/)
    await expect(uploads()).toContainText(`Uploading: 0 of ${FILES.length}`)
    isHeld = false
    const [first, ...others] = held
    await first?.abort()
    for (const route of others) await route.continue()
    await expect(uploads()).toContainText(`2 of ${FILES.length} uploaded, 1 refused`)
    const refused = uploads().getByRole('alert')
    await expect(refused).toContainText('The server did not answer.')
    await refused.getByRole('button', { name: 'Try again' }).click()
    await expect(uploads()).toContainText(`${FILES.length} of ${FILES.length} uploaded`)
    await expect(refused).toHaveCount(0)
  })

  test.describe('that is uploaded', () => {
    test.beforeAll(async () => {
      // Not by the test above, when only the long tests run.
      if ((await product.cms.list('media')).length > 0) return
      await openAdmin(page, `${product.site}/admin`)
      await dropFolder(page, join(parent, 'Coast'))
      await expect(uploads()).toContainText(`${FILES.length} of ${FILES.length} uploaded`)
    })

    test('becomes folders of Media, and the list shows one of them, or what a search finds', async () => {
      await uploads().getByRole('button', { name: 'Close' }).click()
      await openAdmin(page, `${product.site}/admin/collections/media`)
      await expect(images()).toHaveCount(FILES.length)
      await expect(folder().getByRole('option')).toHaveText([
        ...['All folders', 'Without a folder'],
        ...FOLDERS,
      ])
      await folder().selectOption('Coast / Day 1 / Evening')
      await expect(images()).toHaveCount(1)
      await expect(images()).toHaveAccessibleName(/^pier/)
      await folder().selectOption('All folders')
      await expect(images()).toHaveCount(FILES.length)
      await page.getByRole('textbox', { name: /search/i }).fill('boat')
      await expect(images()).toHaveCount(1)
      await expect(images()).toHaveAccessibleName(/^boat/)
    })

    test('is chosen with a button, into the folder that is open', async () => {
      await openAdmin(page, `${product.site}/admin/collections/media`)
      await folder().selectOption('Coast')
      await expect(page.getByText('into the folder “Coast”')).toBeVisible()
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Upload a folder' }).click()
      await (await chooser).setFiles(join(parent, 'Coast/Day 1'))
      // Both are there already.
      await expect(uploads()).toContainText('2 files are in Media already')
      await uploads().getByRole('button', { name: 'Keep both of all' }).click()
      await expect(uploads()).toContainText('2 of 2 uploaded')
      await expect(images()).toHaveCount(1)
      await folder().selectOption('Coast / Day 1')
      await expect(images()).toHaveCount(2)
    })
  })
})

/** As from a window of the system. */
async function dropFolder(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', {
      ...{ type, x: 400, y: 300 },
      data: { items: [], files: [path], dragOperationsMask: 1 },
    })
  await session.detach()
}
