import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openAdmin, publish } from '../../product/admin'
import type { CmsClient, Doc } from '../../product/running/cms-client'
import { richText } from '../../product/forms/rich-text'
import { test, type ReusedProduct } from '../../product/running/reused-product'
import { SOON } from '../../product/soon'

/** File names contain a hash of the content. */
const FILE = /^fields(-\w+)?\.jpg$/

test.describe.serial('the editor of articles', () => {
  let product: ReusedProduct
  let page: Page
  let article: Doc
  let cms: CmsClient
  const onSite = async (path: string) => (await fetch(product.site + path)).text()
  const openArticle = () =>
    openAdmin(page, `${product.site}/admin/collections/articles/${article.id}`)

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1440, height: 1000 }, timezoneId: 'UTC' })
    cms = product.cms
    await cms.upload('media', {
      name: 'fields.jpg',
      content: await jpeg('#2a6'),
      data: { alt: 'Green fields' },
    })
    article = await cms.create('articles', {
      title: 'Fields',
      slug: 'fields',
      body: richText('The first wording.'),
      _status: 'published',
    })
    await cms.create('pages', { title: 'Home', slug: 'home', _status: 'published', blocks: [] })
  })

  test('inserts an image into a text', { tag: '@long' }, async () => {
    await openArticle()
    await page.locator('[data-lexical-editor=true]').first().click()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/upload')
    await expect(page.locator('.slash-menu-popup').getByText('Upload')).toBeVisible()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText(FILE).first().click()
    await expect(page.locator('[data-lexical-editor=true]').getByText(FILE).first()).toBeVisible()
    await publish(page)
    await expect.poll(() => onSite('/articles/fields'), SOON).toContain('alt="Green fields"')
    expect(await onSite('/articles/fields')).toContain('The first wording.')
  })

  test('restores an earlier version as a draft, and publishes it', { tag: '@long' }, async () => {
    await openArticle()
    await page.fill('#field-title', 'Fields in the rain')
    await publish(page)
    await expect.poll(() => onSite('/articles/fields'), SOON).toContain('Fields in the rain')
    await openAdmin(page, `${page.url().replace(/\?.*/, '')}/versions`)
    const published = page.locator('tbody tr').filter({ hasText: /published/i })
    await published.last().getByRole('link').first().click()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.locator('#field-title')).toHaveValue('Fields')
    expect(await onSite('/articles/fields')).toContain('Fields in the rain')
    await publish(page)
    await expect.poll(() => onSite('/articles/fields'), SOON).toContain('<title>Fields –')
  })

  test('publishes an article at a scheduled time', async () => {
    await openArticle()
    await page.fill('#field-title', 'Fields at noon')
    // Scheduling uses the saved draft; the autosave starts one second after the last change.
    const state = page.getByRole('region', { name: 'State of the document' })
    await expect(state).toContainText('Live, with unpublished changes')
    await expect(page.locator('.form-submit .popup'), 'a second way to schedule').toBeHidden()
    // The form takes whole minutes.
    const schedule = {
      ...{ collection: 'articles', id: article.id, type: 'publish', timeZone: 'UTC' },
      date: new Date(Date.now() + 3_000).toISOString(),
    }
    const scheduled = await page.evaluate(async (body) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
      return (await fetch('/api/document-state/schedule', init)).json()
    }, JSON.stringify(schedule))
    expect(scheduled).toMatchObject({ schedules: [{ type: 'publish' }] })
    await expect
      .poll(() => onSite('/articles/fields'), { timeout: 60_000 })
      .toContain('Fields at noon')
  })

  test('saves recent changes as a draft when publishing is rejected', async () => {
    const cover = await cms.upload('media', {
      name: 'night.jpg',
      content: await jpeg('#124'),
      data: {},
    })
    const { id } = await cms.create('articles', { title: 'Night', cover: cover.id })
    await openAdmin(page, `${product.site}/admin/collections/articles/${id}`)
    await page.fill('#field-title', 'Fields at night')
    await page.click('#action-save')
    await expect(page.locator('.payload-toast-container')).toContainText('has no alt text')
    const draft = () => cms.send('GET', `articles/${id}?draft=true&depth=0`)
    await expect.poll(draft).toMatchObject({ title: 'Fields at night', _status: 'draft' })
    await expect(page.locator('#action-save')).toBeEnabled()
  })

  test('changes the footer of every page', { tag: '@long' }, async () => {
    await openAdmin(page, `${product.site}/admin/globals/footer`)
    await page.getByRole('button', { name: 'Add Column' }).click()
    await page.fill('#field-columns__0__title', 'The loft')
    await page.locator('[data-lexical-editor=true]').first().click()
    await page.keyboard.type('Open on Saturdays.')
    await page.fill('#field-note', 'All rights preserved.')
    await page.click('#action-save')
    await expect(page.locator('.payload-toast-container')).toContainText(/updated|saved/i)
    await expect.poll(() => onSite('/articles/fields'), SOON).toContain('Open on Saturdays.')
    const footer = (await onSite('/')).split('<footer')[1]
    expect(footer).toContain('The loft')
    expect(footer).toContain('All rights preserved.')
  })
})

const jpeg = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  )
