import { expect, type Page } from '@playwright/test'
import { openAdmin } from '../../product/admin'
import { test, type ReusedProduct } from '../../product/running/reused-product'
import { expectSaved, savingStatus } from '../../product/forms/saving-status'
import { TextEditor } from '../../product/forms/text-editor'
import { slowDown, type SlowServer } from './slow-server'
import { lostInDocument, lostInForm, typeByTurns, typedField } from './typing'

test.describe.serial('a new document', () => {
  let product: ReusedProduct
  let page: Page
  let server: SlowServer

  const count = async (collection: string) =>
    (await product.cms.send('GET', `${collection}?limit=0&draft=true&trash=true`)).totalDocs

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 1000 } })
    server = await slowDown(page, { delayMs: 0, failEvery: 0 })
  })

  test('is not created by opening and leaving its form', async () => {
    await openAdmin(page, `${product.site}/admin/collections/articles`)
    await page
      .getByRole('link', { name: /create new/i })
      .first()
      .click()
    await expect(page.locator('#field-title')).toBeVisible()
    await expect(page).toHaveURL(/articles\/create/)
    await page.goBack()
    await expect(page).toHaveURL(/collections\/articles(\?.*)?$/)
    await expect(page.locator('.collection-list')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await count('articles')).toBe(0)
  })

  test('is created at the first input, once, and loses no character of fast typing', async () => {
    await openAdmin(page, `${product.site}/admin/collections/articles/create`)
    Object.assign(server, { delayMs: 800, failEvery: 3 })
    const fields = [
      typedField('title', page.locator('#field-title')),
      typedField('excerpt', page.locator('#field-excerpt')),
      typedField('body', new TextEditor(page.locator('[data-field-path=body]')).area),
    ]
    await typeByTurns(page, fields, 120)
    await expect(page).toHaveURL(/articles\/\d+/)
    await typeByTurns(page, fields, 60)
    expect(await lostInForm(fields)).toEqual([])
    await expectSaved(page)
    Object.assign(server, { delayMs: 0, failEvery: 0 })
    expect(await lostInForm(fields)).toEqual([])
    const id = /articles\/(\d+)/.exec(page.url())?.[1] ?? ''
    const draft = await product.cms.send('GET', `articles/${id}?draft=true&depth=0`)
    expect(lostInDocument(draft, fields)).toEqual([])
    expect(await count('articles')).toBe(1)
  })

  test(
    'has its preview and its tabs when it is opened, and Back leads to where one came from',
    { tag: '@long' },
    async () => {
      const before = Number(await count('articles'))
      await openAdmin(page, `${product.site}/admin/collections/articles`)
      await page
        .getByRole('link', { name: /create new/i })
        .first()
        .click()
      await page.locator('#field-title').fill('The press')
      await expect(page).toHaveURL(/articles\/\d+/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The press')
      await page.getByRole('button', { name: 'Preview', exact: true }).click()
      await expect(page.getByRole('link', { name: 'Versions' })).toBeVisible()
      await expect(page.locator('#field-title')).toHaveValue('The press')
      await page.goBack()
      await expect(page).toHaveURL(/collections\/articles(\?.*)?$/)
      await expect(page.getByRole('link', { name: 'The press' })).toBeVisible()
      expect(await count('articles')).toBe(before + 1)
    },
  )

  test('has what was typed just before it is opened', { tag: '@long' }, async () => {
    await openAdmin(page, `${product.site}/admin/collections/articles/create`)
    await page.locator('#field-excerpt').fill('It is set by hand.')
    await expect(page).toHaveURL(/articles\/\d+/)
    await expectSaved(page)
    let release = () => {}
    server.held = new Promise((resolve) => (release = resolve))
    await page.locator('#field-title').fill('The type')
    const preview = page.getByRole('button', { name: 'Preview', exact: true })
    await preview.click()
    // The server renders what it has.
    await expect(preview).toHaveAttribute('aria-busy', 'true')
    await expect(savingStatus(page)).toHaveText('Saving …')
    release()
    await expect(page.getByRole('link', { name: 'Versions' })).toBeAttached()
    await expect(page.locator('#field-title')).toHaveValue('The type')
    await expectSaved(page)
    await expect(page.locator('#field-title')).toHaveValue('The type')
    const [, id = ''] = /articles\/(\d+)/.exec(page.url()) ?? []
    const draft = await product.cms.send('GET', `articles/${id}?draft=true&depth=0`)
    expect(draft).toMatchObject({ title: 'The type', excerpt: 'It is set by hand.' })
  })

  test(
    'has the words of its text that were typed while it was opened',
    { tag: '@long' },
    async () => {
      const tab = await page.context().newPage()
      // A busy browser: rich texts report what was typed as late as they may.
      await tab.addInitScript(() => {
        window.requestIdleCallback = (run, { timeout = 500 } = {}) =>
          window.setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), timeout)
        window.cancelIdleCallback = (timer) => window.clearTimeout(timer)
      })
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      await openAdmin(tab, `${product.site}/admin/collections/articles/create`)
      const body = new TextEditor(tab.locator('[data-field-path=body]'))
      await body.moveToEnd()
      await tab.keyboard.type('Set by hand. ')
      await expect(tab).toHaveURL(/articles\/\d+/)
      await expectSaved(tab)
      await tab.route('**/admin/collections/articles/*', async (route) => {
        if (route.request().headers()['rsc']) await released
        await route.continue()
      })
      const opening = tab.waitForRequest((request) => request.headers()['rsc'] !== undefined)
      await tab.getByRole('button', { name: 'Preview', exact: true }).click()
      await opening
      await body.area.press('Control+End')
      await tab.keyboard.type('And printed.', { delay: 20 })
      release()
      await expect(tab.getByRole('link', { name: 'Versions' })).toBeAttached()
      await expect(body.area).toHaveText('Set by hand. And printed.')
      await expectSaved(tab)
      await expect(body.area).toHaveText('Set by hand. And printed.')
      await tab.close()
    },
  )

  test(
    'has a preview on a phone that covers the form only if it is asked for',
    { tag: '@long' },
    async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openAdmin(page, `${product.site}/admin/collections/articles/create`)
      const title = page.locator('#field-title')
      const preview = page.getByRole('region', { name: 'Preview' })
      await page.locator('#field-excerpt').fill('It is set by hand.')
      await expect(page).toHaveURL(/articles\/\d+/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled')
      await page.getByRole('button', { name: 'Preview', exact: true }).click()
      await expect(preview).toBeVisible()
      await expect(page.getByRole('link', { name: 'Versions' })).toBeAttached()
      await expect(preview).toBeVisible()
      // The next document begins with its form.
      await openAdmin(page, `${product.site}/admin/collections/articles`)
      await page.getByRole('link', { name: 'The press' }).click()
      await expect(title).toHaveValue('The press')
      await expect(preview).toBeHidden()
      await page.getByRole('button', { name: 'Preview', exact: true }).click()
      await expect(preview).toBeVisible()
      await preview.getByRole('button', { name: 'Close' }).click()
      await expect(preview).toBeHidden()
      // The desktop, where there is space for both, is as it was left.
      await page.setViewportSize({ width: 1280, height: 900 })
      await expect(preview).toBeVisible()
      await page.reload()
      await expect(preview).toBeVisible()
    },
  )
})
