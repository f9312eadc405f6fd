import { expect, type Locator, type Page } from '@playwright/test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openAdmin } from '../../product/admin'
import { topDrawer } from '../../product/forms/page-form'
import { test, type ReusedProduct } from '../../product/running/reused-product'
import { SOON } from '../../product/soon'
import { createBareImage, createView } from '../../product/tagged-photographs'

const TITLE = 'Words that somebody is writing'

// Long: beside a busy core, Chromium once ignored a drop that the debugger sent.
test.describe.serial('files that are dropped while somebody writes', { tag: '@long' }, () => {
  let product: ReusedProduct
  let page: Page
  let folder: string
  const uploads = () => page.getByRole('region', { name: 'Uploads' })
  const hint = () => page.getByText('Drop to upload')
  const cover = () => page.locator('#field-cover')
  /** Of the article, not of an image in a drawer. */
  const title = () => page.locator('#field-title').first()
  const images = async () => (await product.cms.list('media')).length

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    folder = mkdtempSync(path.join(tmpdir(), 'tessera-dropped-'))
    page = await product.startOver({ viewport: { width: 1280, height: 900 } })
    const { name, data } = await createView(0)
    const content = new Uint8Array(data)
    await product.cms.upload('media', { name, content, data: {} })
  })
  test.afterAll(async () => {
    await page.context().close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** As from a window of the system: without a listener, the browser opens the file. */
  async function drag(target: Locator, { name, data }: { name: string; data: Buffer }) {
    const file = path.join(folder, name)
    writeFileSync(file, data)
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error('The target is hidden.')
    const session = await page.context().newCDPSession(page)
    const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
      session.send('Input.dispatchDragEvent', {
        ...{ type, x: box.x + box.width / 2, y: box.y + box.height / 2 },
        data: { items: [], files: [file], dragOperationsMask: 1 },
      })
    await send('dragEnter')
    await send('dragOver')
    return {
      drop: async () => {
        // As a pointer does that rests: the page has changed since the last one.
        await send('dragOver')
        await send('drop')
      },
    }
  }

  async function startArticle() {
    await openAdmin(page, `${product.site}/admin/collections/articles/create`)
    await title().fill(TITLE)
  }

  async function expectUploaded() {
    await expect(hint()).toHaveCount(0)
    await expect(uploads()).toContainText('1 of 1 uploaded')
    await expect(title()).toHaveValue(TITLE)
    await uploads().getByRole('button', { name: 'Close' }).click()
  }

  test('go to the upload panel from the list of images, and the form stays', async () => {
    await startArticle()
    await cover().getByRole('button', { name: 'Choose from existing' }).click()
    const list = page.locator('.list-drawer')
    const heading = list.getByRole('heading').first()
    await expect(heading).toBeVisible()
    const { drop } = await drag(heading, await createBareImage(1))
    // In the top layer, above the drawer.
    await expect(hint()).toBeVisible()
    expect(await hint().evaluate((element) => element.matches(':popover-open'))).toBe(true)
    await drop()
    await expectUploaded()
    await expect(heading).toBeVisible()
    expect(await images()).toBe(2)
  })

  test('go to the upload panel from a form in a drawer, which keeps its words', async () => {
    await startArticle()
    await cover().getByRole('button', { name: 'Create New' }).click()
    const form = topDrawer(page)
    const { name, data: buffer } = await createBareImage(2)
    const file = form.locator('.file-field input[type=file]')
    await file.setInputFiles({ name, mimeType: 'image/jpeg', buffer })
    const caption = form.locator('[name=caption]')
    await caption.fill('A caption')
    const { drop } = await drag(caption, await createBareImage(3))
    await drop()
    await expectUploaded()
    await expect(caption).toHaveValue('A caption')
    expect(await images()).toBe(3)
  })

  test('go to the upload panel from a dialog for selected images, which stays open and keeps the selection', async () => {
    await openAdmin(page, `${product.site}/admin/collections/media`)
    const thumbnails = page.getByRole('list', { name: 'Images' }).getByRole('checkbox')
    await thumbnails.first().click()
    await page.getByRole('button', { name: 'Make a gallery' }).click()
    const dialog = page.getByRole('dialog', { name: 'Make a gallery' })
    const name = dialog.getByLabel('Title', { exact: true })
    await name.fill(TITLE)
    const { drop } = await drag(name, await createBareImage(4))
    await expect(hint()).toBeVisible()
    await drop()
    await expect(page.locator('.tessera-uploads')).toContainText('1 of 1 uploaded')
    // A refresh of the list would arrive meanwhile, and end the selection.
    await name.pressSequentially(' on and on', { delay: 100 })
    await expect(name).toHaveValue(`${TITLE} on and on`)
    await expect(thumbnails).toHaveCount(3)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(thumbnails.first()).toBeChecked()
    await expect(thumbnails).toHaveCount(3)
    await page.getByRole('button', { name: 'Clear the selection' }).click()
    await expect(thumbnails).toHaveCount(4)
  })

  test('are named by an upload field if they are in Media already', async () => {
    await startArticle()
    const { drop } = await drag(cover().locator('.dropzone'), await createView(0))
    await expect(hint()).toHaveCount(0)
    await drop()
    const form = topDrawer(page)
    const notice = form.getByRole('status').filter({ hasText: 'in Media already' })
    await expect(notice).toContainText('This file is in Media already, as View 1.')
    await expect(notice.getByRole('link', { name: 'View 1' })).toHaveAttribute(
      'href',
      /\/admin\/collections\/media\/\d+$/,
    )
    await expect(title()).toHaveValue(TITLE)
    expect(await images()).toBe(4)
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(images, SOON).toBe(5)
    await expect(title()).toHaveValue(TITLE)
  })

  test('are named in the form of a new image too, until another one is selected', async () => {
    await openAdmin(page, `${product.site}/admin/collections/media/create`)
    const select = async ({ name, data: buffer }: { name: string; data: Buffer }) =>
      page
        .locator('.file-field input[type=file]')
        .setInputFiles({ name, mimeType: 'image/jpeg', buffer })
    await select(await createView(0))
    const notice = page.getByText('This file is in Media already')
    await expect(notice).toBeVisible()
    await page.locator('.file-field__remove').click()
    await expect(notice).toHaveCount(0)
    await select(await createBareImage(9))
    await expect(page.locator('.file-field__filename')).toHaveValue('bare-10.jpg')
    await expect(notice).toHaveCount(0)
  })
})
