import { expect, type Page } from '@playwright/test'
import { axeOn } from '../../../axe'
import { readIds } from '../../../../cms/src/admin/alt-texts/selected-ids'
import { createTaggedImage } from '../../../../cms/tests/testing/tagged-image'
import { openAdmin, publish } from '../../product/admin'
import { countClicks } from '../../product/count-clicks'
import { dropFiles } from '../../product/drop-files'
import { reportFigure, secondsSince } from '../../product/report-figure'
import { test, type ReusedProduct } from '../../product/running/reused-product'
import {
  createBareImage,
  createTaggedPhotograph,
  createView,
} from '../../product/tagged-photographs'

const COUNT = 12
/** From the dashboard to the published page. */
const MAX_CLICKS = 4

test.describe.serial('from files to a published gallery', () => {
  let product: ReusedProduct
  let page: Page
  const uploads = () => page.getByRole('region', { name: 'Uploads' })
  const thumbnails = () => page.getByRole('list', { name: 'Images' }).getByRole('checkbox')
  const openMedia = () => openAdmin(page, `${product.site}/admin/collections/media`)

  const startOver = async () => {
    page = await product.startOver({ viewport: { width: 1440, height: 1000 } })
    const { cms } = product
    // The other filter is made from keywords.
    const { id: group } = await cms.create('filter-groups', { label: 'Topic' })
    for (const label of ['Boats', 'Harbour']) await cms.create('terms', { label, group })
  }
  test.beforeAll(async ({ product: reused }) => {
    product = reused
    await startOver()
  })
  test.afterAll(() => page.context().close())

  /** From the dashboard to the published page. @returns when the files were dropped */
  const makeGallery = async (createFile: typeof createView) => {
    await openAdmin(page, `${product.site}/admin`)
    await page.getByRole('link', { name: 'Add images' }).click()
    await expect(page.getByRole('button', { name: 'Upload images' })).toBeVisible()
    const files = await Promise.all(Array.from({ length: COUNT }, (_, i) => createFile(i)))
    const start = performance.now()
    await dropFiles(page, files)
    await expect(uploads()).toContainText(`${COUNT} of ${COUNT} uploaded`, { timeout: 90_000 })
    await uploads().getByRole('button', { name: 'Make a gallery' }).click()
    const dialog = page.getByRole('dialog', { name: 'Make a gallery' })
    await expect(dialog.getByLabel('Topic: Boats, Harbour')).toBeChecked()
    await expect(dialog.getByLabel('Light|Dawn')).toHaveValue('new:Light')
    await expect(dialog.getByLabel('Driftwood')).toHaveValue('')
    await dialog.getByLabel('Title', { exact: true }).fill('Views')
    await dialog.getByRole('button', { name: 'Make the page' }).click()
    await expect(page).toHaveURL(/collections\/pages\/\d+/)
    // Tiles appear by themselves when the sizes of their images are made.
    await expect(page.getByText(`All ${COUNT} tiles`)).toBeVisible({ timeout: 90_000 })
    // The site had no front page.
    await expect(page.locator('#field-slug')).toHaveValue('home')
    await publish(page)
    return start
  }

  test(`twelve files with titles, keywords and alt texts take at most ${MAX_CLICKS} clicks`, async () => {
    const clicks = await countClicks(page)
    const start = await makeGallery(createTaggedPhotograph)
    expect(clicks()).toBeLessThanOrEqual(MAX_CLICKS)
    await expect
      .poll(async () => (await (await fetch(product.site)).text()).match(/data-tile=/g)?.length)
      .toBe(COUNT)
    const figure = `${clicks()} clicks, seen by visitors after ${secondsSince(start)}`
    reportFigure(`${COUNT} files with metadata`, figure)
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

  test.describe('when it is made of images that are too small', () => {
    test.beforeAll(async () => {
      await page.context().close()
      await startOver()
      await makeGallery(createView)
    })

    test('an image and its gallery lead to what visitors see, and the image to its draft', async () => {
      // The form of the page is still open.
      await expect(
        page
          .getByRole('group', { name: 'Preview of the gallery' })
          .getByRole('link', { name: 'Open on the site' }),
      ).toHaveAttribute('href', new RegExp(`^${product.site}/?#views$`))
      const [image] = await product.cms.list('media', { 'where[slug][equals]': 'view-3' })
      await openAdmin(page, `${product.site}/admin/collections/media/${image?.id}`)
      const state = page.getByRole('region', { name: 'State of the document' })
      await expect(state).toContainText('Live')
      await expect(state.getByRole('link', { name: 'Open on the site' })).toHaveAttribute(
        'href',
        `${product.site}/images/view-3`,
      )
      const preview = page.getByRole('button', { name: 'Preview', exact: true })
      await preview.click()
      const frame = page.frameLocator('.tessera-live-preview iframe:not([hidden])')
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText('View 3')
      await preview.click()
      await expect(page.locator('.tessera-live-preview')).toBeHidden()
    })

    test('an image is turned in its form, and gets another file', async () => {
      const image = async () =>
        (await product.cms.list('media', { 'where[slug][equals]': 'view-3' }))[0]
      await openAdmin(page, `${product.site}/admin/collections/media/${(await image())?.id}`)
      // The form is loaded again with the changed file.
      const file = page.getByRole('region', { name: 'File' })
      await expect(file).toContainText('60 × 40 px is too small, so it is blurred on the site:')
      await expect(file).toContainText('“Views” on Views, largest tile 650 × 830 px')
      const changed = (change: Promise<void>) => Promise.all([page.waitForEvent('load'), change])
      await changed(page.getByRole('button', { name: 'Turn right' }).click())
      expect(await image()).toMatchObject({ width: 40, height: 60 })
      const { name, data: buffer } = await createTaggedImage('other.jpg', { background: '#234' })
      const files = page.getByLabel('New file')
      await changed(files.setInputFiles({ name, mimeType: 'image/jpeg', buffer }))
      expect(await image()).toMatchObject({ width: 60, height: 40, title: 'View 3' })
      await page.getByText('One file before').click()
      await changed(page.getByRole('button', { name: 'Use it again' }).click())
      expect((await image())?.['filename']).toMatch(/^view-3-/)
      const { violations } = await axeOn(page).include('.tessera-image-file').analyze()
      expect(violations).toEqual([])
    })

    test('asks about a file that is in Media already; the other files go on', async () => {
      await openMedia()
      await dropFiles(page, [await createView(0), await createView(COUNT)])
      const question = uploads().getByRole('group', { name: 'Same file: view-1.jpg' })
      await expect(question).toContainText('In Media already, as View 1.')
      await expect(uploads()).toContainText('1 of 2 uploaded')
      await question.getByRole('button', { name: 'Skip' }).click()
      await expect(uploads()).toContainText('2 of 2 uploaded')
      await expect(thumbnails()).toHaveCount(COUNT + 1)
      // The same image stays, and has again what the file says.
      const views = () => product.cms.list('media', { 'where[title][equals]': 'View 1' })
      const [view] = await views()
      await product.cms.update('media', Number(view?.id), { creator: '' })
      await dropFiles(page, [await createView(0)])
      await question.getByRole('button', { name: 'Replace' }).click()
      await expect
        .poll(async () => (await views()).map(({ id, creator }) => [id, creator]))
        .toEqual([[view?.id, 'Ada Berg']])
      await dropFiles(page, [await createView(0)])
      await question.getByRole('button', { name: 'Keep both' }).click()
      await expect(thumbnails()).toHaveCount(COUNT + 2)
      await uploads().getByRole('button', { name: 'Close' }).click()
      await page.getByRole('button', { name: 'Same file twice' }).click()
      await expect(thumbnails()).toHaveCount(2)
      await page.getByRole('button', { name: 'Unused' }).click()
      await expect(thumbnails()).toHaveCount(2)
      await page.getByRole('button', { name: 'Too small' }).click()
      await expect(thumbnails()).toHaveCount(COUNT + 2)
    })

    test('selects images by keyboard and remembers the size of the thumbnails', async () => {
      await openMedia()
      await page.getByRole('button', { name: 'Small', exact: true }).click()
      await thumbnails().first().focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('Shift+ArrowRight')
      await page.keyboard.press('Shift+ArrowRight')
      const bar = page.getByRole('region', { name: 'Selected images' })
      await expect(bar).toContainText('3 images selected')
      await page.keyboard.press('Home')
      await page.keyboard.press('Space')
      await expect(bar).toContainText('2 images selected')
      await thumbnails()
        .nth(5)
        .click({ modifiers: ['Shift'] })
      await expect(bar).toContainText('6 images selected')
      const { violations } = await axeOn(page)
        .include('.tessera-library-bar')
        .include('.tessera-thumbnails')
        .include('.tessera-selection-bar')
        .analyze()
      expect(violations).toEqual([])
      await openMedia()
      await expect(page.getByRole('button', { name: 'Small', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await page.getByRole('link', { name: 'View 2', exact: true }).click()
      await expect(page.getByRole('region', { name: 'Where it is used' })).toContainText(
        'Views Page',
      )
    })

    test('three selected images become drafts, and one undo takes them back', async () => {
      await openMedia()
      await thumbnails().first().focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('Shift+ArrowRight')
      await page.keyboard.press('Shift+ArrowRight')
      await page.getByRole('button', { name: 'Make articles' }).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Make articles' })
      const titles = dialog.getByRole('textbox', { name: 'Title' })
      await expect(titles).toHaveCount(3)
      await expect(titles.first()).toHaveValue(/^View \d+$/)
      await titles.first().fill('First light')
      await dialog.getByRole('button', { name: 'Leave out' }).last().click()
      await dialog.getByText('Terms of all').click()
      await dialog.getByRole('group', { name: 'Topic' }).getByLabel('Boats').check()
      await expect(dialog.getByText(/^Terms: .*Boats/)).toHaveCount(2)
      const { violations } = await axeOn(page).include('.tessera-make-articles').analyze()
      expect(violations).toEqual([])
      // A closed dialog keeps what was typed.
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Make articles' }).click()
      await expect(titles.first()).toHaveValue('First light')
      await dialog.getByRole('button', { name: 'Create 2 drafts' }).click()
      await expect(dialog.getByRole('heading', { name: '2 drafts created' })).toBeFocused()
      const made = await product.cms.list('articles', { draft: 'true', depth: '1' })
      expect(made.map(({ title }) => title)).toContain('First light')
      expect(made).toHaveLength(2)
      await dialog.getByRole('button', { name: 'Undo' }).click()
      await expect(dialog.getByRole('heading')).toHaveText('2 articles moved to the trash')
      expect(await product.cms.list('articles', {})).toEqual([])
      await dialog.getByRole('button', { name: 'Close' }).click()
    })

    test('the images of all pages are edited by keyboard, and one undo takes it back', async () => {
      const total = (await product.cms.list('media', { limit: '100' })).length
      const credited = async () =>
        (await product.cms.list('media', { 'where[credit][equals]': 'Museum', limit: '100' }))
          .length
      await openAdmin(page, `${product.site}/admin/collections/media?limit=5`)
      await thumbnails().first().focus()
      await page.keyboard.press('Space')
      await page.getByRole('button', { name: `Select all ${total}` }).press('Enter')
      const bar = page.getByRole('region', { name: 'Selected images' })
      await expect(bar).toContainText(`${total} images selected`)
      const altTexts = bar.getByRole('link', { name: 'Alt texts' })
      const address = new URL(String(await altTexts.getAttribute('href')), product.site)
      expect(readIds(String(address.searchParams.get('ids')))).toHaveLength(total)
      await bar.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Edit the selected images' })
      const topic = dialog.getByRole('group', { name: 'Topic' })
      await topic.getByLabel('Boats').press('Space')
      await expect(topic).toContainText('Boats is added')
      await dialog.getByLabel('Credit line').press('Space')
      const credit = dialog.getByLabel('New credit line')
      await expect(credit).toBeEditable()
      await page.keyboard.press('Tab')
      await expect(credit).toBeFocused()
      await page.keyboard.type('Museum')
      const { violations } = await axeOn(page).include('.tessera-edit-images').analyze()
      expect(violations).toEqual([])
      // A failure keeps what was chosen, and so does closing the dialog.
      await page.route('**/api/media/edit?*', (route) => route.abort(), { times: 1 })
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('alert')).toContainText('The server did not answer.')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await page.keyboard.press('Enter')
      await expect(credit).toHaveValue('Museum')
      await dialog.getByRole('button', { name: `Change ${total} images` }).press('Enter')
      const undo = page.getByRole('region', { name: 'Last change of many documents' })
      await expect(undo).toContainText(`Media: ${total} changed`)
      await expect(dialog).toBeHidden()
      await expect(thumbnails().first()).toBeFocused()
      expect(await credited()).toBe(total)
      await undo.getByRole('button', { name: 'Undo' }).press('Enter')
      await expect(undo).toContainText(`Media: ${total} as before`)
      expect(await credited()).toBe(0)
      await undo.getByRole('button', { name: 'Close' }).click()
    })
  })

  test('twelve alt texts are typed with Tab between them, and none is lost', async () => {
    await openMedia()
    const bare = Array.from({ length: COUNT }, (_, index) => createBareImage(index))
    await dropFiles(page, await Promise.all(bare))
    await expect(uploads()).toContainText(`${COUNT} of ${COUNT} uploaded`, { timeout: 60_000 })
    await uploads().getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: `No alt text ${COUNT}` }).click()
    await page.getByRole('link', { name: 'Write the alt texts' }).click()
    const fields = page.getByRole('textbox', { name: /^Alt text of bare/ })
    await expect(fields).toHaveCount(COUNT)
    await expect(fields.first()).toBeFocused()

    const saves = '**/api/media/*/description*'
    await page.route(saves, (route) => route.abort())
    await page.keyboard.type('Text 1')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Not saved: the server cannot be reached.')).toBeVisible()
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload({ waitUntil: 'networkidle' })
    await expect(fields.first()).toHaveValue('Text 1')
    await expect(page.getByText('Not saved: the server cannot be reached.')).toBeVisible()
    await fields.first().focus()
    await page.keyboard.press('Tab')
    await expect(fields.nth(1)).toBeFocused()
    await page.unroute(saves)

    await fields.first().focus()
    for (let index = 2; index <= COUNT; index++) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(`Text ${index}`)
    }
    await page.keyboard.press('Tab')
    await expect(page.getByText(`${COUNT} of ${COUNT} described`)).toBeVisible()
    const { violations } = await axeOn(page).include('.tessera-alt-texts').analyze()
    expect(violations).toEqual([])
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.getByText('Every image has its alt text.')).toBeVisible()
  })
})
