import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openAdmin } from '../../product/admin'
import type { CmsClient } from '../../product/running/cms-client'
import { textField } from '../../product/forms/fields'
import { PageForm, waitForFields } from '../../product/forms/page-form'
import { richText } from '../../product/forms/rich-text'
import { test, type ReusedProduct } from '../../product/running/reused-product'
import { expectSaved, savingStatus } from '../../product/forms/saving-status'
import { TextEditor } from '../../product/forms/text-editor'
import { FAILURES, slowDown, type SlowServer } from './slow-server'
import { lostInDocument, lostInForm, reportTyped, typeByTurns, typedField } from './typing'

const IS_SOAK = process.env['SOAK'] === 'on'

/** `npm run soak` tries all delays, without and with failures; `npm test` one, in which saves overlap with typing. */
const DELAYS_MS = IS_SOAK ? [0, 300, 1000, 3000, 10_000] : [500]
const FAIL_EVERY = IS_SOAK ? [0, 3] : [3]
const CHARACTERS = IS_SOAK ? 1000 : 100

const titled = (block: Locator) => textField(block, 'Title')

/** Blocks of a page, each with a field to type in. */
const ALL_BLOCKS: readonly { type: string; find: (block: Locator) => Locator }[] = [
  { type: 'Text', find: (block) => new TextEditor(block).area },
  { type: 'Call to action', find: titled },
  { type: 'Quote', find: (block) => textField(block, 'Text') },
  { type: 'Gallery', find: titled },
  { type: 'Carousel', find: titled },
  { type: 'Embed', find: titled },
  { type: 'Dialog', find: titled },
  { type: 'Video', find: titled },
]
const BLOCKS = IS_SOAK ? ALL_BLOCKS : ALL_BLOCKS.slice(0, 3)

/** Bytes a second: the fields of a block arrive for some seconds. */
const SLOW = 5000

/** For a save that fails several times, with a growing pause after each, and the next one. */
const savedWithin = (delayMs: number) => 90_000 + 12 * delayMs

test.describe('nothing that an editor types is lost', () => {
  if (IS_SOAK) test.setTimeout(900_000)
  let product: ReusedProduct
  let page: Page
  let cms: CmsClient
  let server: SlowServer

  const draftOf = (collection: string, id: string | number) =>
    cms.send('GET', `${collection}/${id}?draft=true&depth=0`)
  const idOfPage = () => /(\d+)(\?.*)?$/.exec(page.url())?.[1] ?? ''

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 1000 } })
    cms = product.cms
    server = await slowDown(page, { delayMs: 0, failEvery: 0 })
  })
  test.beforeEach(() =>
    Object.assign(server, { delayMs: 0, failEvery: 0, failures: undefined, held: undefined }),
  )

  for (const delayMs of DELAYS_MS) {
    for (const failEvery of FAIL_EVERY) {
      const title = `${delayMs} ms${failEvery ? ', with failed requests' : ''}`

      test(`in an article: ${title}`, async () => {
        const { id } = await cms.create('articles', { title: 'Start. ', body: richText('') })
        await openAdmin(page, `${product.site}/admin/collections/articles/${id}`)
        server.delayMs = delayMs
        const body = new TextEditor(page.locator('[data-field-path=body]'))
        await body.moveToEnd()
        await body.insert('Pull quote')
        const quote = textField(body.blocks().first(), 'Text')
        await expect(quote).toBeVisible({ timeout: savedWithin(delayMs) })
        Object.assign(server, { failEvery, failures: FAILURES })
        const fields = [
          typedField('title', page.locator('#field-title')),
          typedField('excerpt', page.locator('#field-excerpt')),
          typedField('facts: x', page.locator('#field-facts')),
          typedField('quote', quote),
        ]
        await typeByTurns(page, fields, CHARACTERS)
        expect(await lostInForm(fields)).toEqual([])
        await expectSaved(page, { timeout: savedWithin(delayMs) })
        expect(await lostInForm(fields)).toEqual([])
        expect(lostInDocument(await draftOf('articles', id), fields)).toEqual([])
        reportTyped(`in an article: ${title}`, fields)
      })

      test(`in a rich text: ${title}`, { tag: '@long' }, async () => {
        const { id } = await cms.create('articles', { title: 'Text' })
        await openAdmin(page, `${product.site}/admin/collections/articles/${id}`)
        server.delayMs = delayMs
        const body = new TextEditor(page.locator('[data-field-path=body]'))
        Object.assign(server, { failEvery, failures: FAILURES })
        const fields = [
          typedField('body', body.area),
          typedField('title', page.locator('#field-title')),
        ]
        await typeByTurns(page, fields, CHARACTERS)
        expect(await lostInForm(fields)).toEqual([])
        await expectSaved(page, { timeout: savedWithin(delayMs) })
        expect(lostInDocument(await draftOf('articles', id), fields)).toEqual([])
        reportTyped(`in a rich text: ${title}`, fields)
      })

      test(`in new blocks of a new page: ${title}`, async () => {
        await openAdmin(page, `${product.site}/admin/collections/pages/create`)
        await page.fill('#field-title', 'Start. ')
        await expect(page).toHaveURL(/pages\/\d+/)
        const form = new PageForm(page)
        Object.assign(server, { delayMs, failEvery, failures: FAILURES })
        const fields = [typedField('title', page.locator('#field-title'))]
        for (const [index, { type, find }] of BLOCKS.entries()) {
          await form.selectBlockType(form.addButton(), type)
          const field = find(form.block(index))
          await expect(field).toBeVisible({ timeout: savedWithin(delayMs) })
          fields.push(typedField(type, field))
          // In all fields so far, while the new block and its fields are stored.
          await typeByTurns(page, fields, CHARACTERS / 8)
        }
        expect(await lostInForm(fields)).toEqual([])
        await expectSaved(page, { timeout: savedWithin(delayMs) })
        expect(await lostInForm(fields)).toEqual([])
        expect(lostInDocument(await draftOf('pages', idOfPage()), fields)).toEqual([])
        reportTyped(`in new blocks: ${title}`, fields)
      })
    }
  }

  test('while the fields of a new block arrive', async () => {
    await openAdmin(page, `${product.site}/admin/collections/pages/create`)
    await page.fill('#field-title', 'Start. ')
    await expect(page).toHaveURL(/pages\/\d+/)
    const devtools = await page.context().newCDPSession(page)
    const latency = { offline: false, latency: 0, uploadThroughput: -1 }
    await devtools.send('Network.emulateNetworkConditions', {
      ...latency,
      downloadThroughput: SLOW,
    })
    const form = new PageForm(page)
    await form.selectBlockType(form.addButton(), 'Gallery')
    // The drawer returns the focus to it once it has closed.
    await expect(form.addButton()).toBeFocused()
    const title = typedField('title', page.locator('#field-title'))
    while (!(await titled(form.block(0)).isVisible())) await typeByTurns(page, [title], 40)
    await devtools.send('Network.emulateNetworkConditions', { ...latency, downloadThroughput: -1 })
    await devtools.detach()
    expect(await lostInForm([title])).toEqual([])
    await expectSaved(page)
    expect(lostInDocument(await draftOf('pages', idOfPage()), [title])).toEqual([])
  })

  test('in the caption of an image, which has no drafts', async () => {
    const content = await sharp({
      create: { width: 600, height: 400, channels: 3, background: '#2a6' },
    })
      .jpeg()
      .toBuffer()
    const { id } = await cms.upload('media', {
      name: 'harbour.jpg',
      content: new Uint8Array(content),
      data: { alt: 'The harbour' },
    })
    await openAdmin(page, `${product.site}/admin/collections/media/${id}`)
    server.delayMs = 1500
    const fields = [typedField('caption', page.locator('#field-title'))]
    await typeByTurns(page, fields, 30)
    await expect(savingStatus(page)).toHaveText(/^Not saved: press Save/)
    await page.click('#action-save')
    // The message stays for some seconds, and typing can take longer.
    await Promise.all([
      typeByTurns(page, fields, 100),
      expect(page.locator('.payload-toast-container')).toContainText(/updated/i),
    ])
    await expect(savingStatus(page)).toHaveText(/^Not saved: press Save/)
    expect(await lostInForm(fields)).toEqual([])
    await page.click('#action-save')
    await expectSaved(page)
    expect(lostInDocument(await cms.send('GET', `media/${id}?depth=0`), fields)).toEqual([])
  })

  test('while an article is published', async () => {
    const { id } = await cms.create('articles', { title: 'First' })
    await openAdmin(page, `${product.site}/admin/collections/articles/${id}`)
    const fields = [typedField('title', page.locator('#field-title'))]
    await typeByTurns(page, fields, 20)
    await expectSaved(page)
    server.delayMs = 1500
    await page.click('#action-save')
    await Promise.all([
      typeByTurns(page, fields, 100),
      expect(page.locator('.payload-toast-container')).toContainText(/published|updated/i),
    ])
    await expectSaved(page)
    expect(await lostInForm(fields)).toEqual([])
    expect(lostInDocument(await draftOf('articles', id), fields)).toEqual([])
    const published = await cms.send('GET', `articles/${id}?depth=0`)
    expect(published).toMatchObject({ _status: 'published' })
  })

  test('nor a choice that shows another field', { tag: '@long' }, async () => {
    await openAdmin(page, `${product.site}/admin/globals/menu`)
    await page.locator('#field-items > .array-field__add-row').click()
    const item = page.locator('#items-row-0')
    await waitForFields(item)
    let release = () => {}
    server.held = new Promise((resolve) => (release = resolve))
    const request = page.waitForRequest((request) => request.method() === 'POST')
    await textField(item, 'Label').fill('Write')
    await request
    await item.getByText('Address', { exact: true }).first().click()
    release()
    await expect(textField(item, 'Address')).toBeVisible()
    await expect(textField(item, 'Label')).toHaveValue('Write')
  })

  test('and the form says whether it is saved', { tag: '@long' }, async () => {
    const { id } = await cms.create('articles', { title: 'First' })
    await openAdmin(page, `${product.site}/admin/collections/articles/${id}`)
    await expect(savingStatus(page)).toHaveText('Saved')
    Object.assign(server, { delayMs: 100, failEvery: 1 })
    await page.fill('#field-title', 'Second')
    await expect(savingStatus(page)).toHaveText('Saving …')
    await expect(savingStatus(page)).toHaveText(/^Not saved: the server/)
    // One message, however often the save is repeated.
    await expect(page.locator('.payload-toast-item')).toHaveCount(0)
    expect(await draftOf('articles', id)).toMatchObject({ title: 'First' })
    server.failEvery = 0
    await expectSaved(page)
    expect(await draftOf('articles', id)).toMatchObject({ title: 'Second' })
  })

  test('or when the tab closes while no save succeeds', async () => {
    const { id } = await cms.create('articles', { title: 'Before', body: richText('Before. ') })
    const url = `${product.site}/admin/collections/articles/${id}`
    const tab = await page.context().newPage()
    // Not a delay: the browser sends delayed requests when the tab closes.
    await slowDown(tab, { delayMs: 0, failEvery: 1 })
    await openAdmin(tab, url)
    await tab.fill('#field-title', 'After')
    await new TextEditor(tab.locator('[data-field-path=body]')).moveToEnd()
    await tab.keyboard.type('And after.')
    await expect
      .poll(() => tab.evaluate(() => JSON.stringify(Object.values(localStorage))))
      .toContain('And after.')
    await expect(savingStatus(tab)).toHaveText(/^Not saved/)
    await tab.close({ runBeforeUnload: false })
    await openAdmin(page, url)
    await expect(page.locator('#field-title')).toHaveValue('Before')
    const notice = page.getByRole('region', { name: 'Unsaved changes' })
    await expect(notice).toContainText(/Unsaved changes of \d+:\d+.* were found/)
    await notice.getByRole('button', { name: 'Restore' }).click()
    await expect(page.locator('#field-title')).toHaveValue('After')
    await expect(page.locator('[data-lexical-editor=true]').first()).toContainText('And after.')
    await expect(notice).toHaveCount(0)
    await expectSaved(page)
    expect(JSON.stringify(await draftOf('articles', id))).toContain('And after.')
    await page.reload({ waitUntil: 'networkidle' })
    await expect(notice).toHaveCount(0)
  })

  test('unless the editor discards it', { tag: '@long' }, async () => {
    const { id } = await cms.create('articles', { title: 'Before' })
    const url = `${product.site}/admin/collections/articles/${id}`
    const tab = await page.context().newPage()
    // Not a delay: the browser sends delayed requests when the tab closes.
    await slowDown(tab, { delayMs: 0, failEvery: 1 })
    await openAdmin(tab, url)
    await tab.fill('#field-title', 'After')
    await expect
      .poll(() => tab.evaluate(() => JSON.stringify(Object.values(localStorage))))
      .toContain('After')
    await expect(savingStatus(tab)).toHaveText(/^Not saved/)
    await tab.close({ runBeforeUnload: false })
    await openAdmin(page, url)
    const notice = page.getByRole('region', { name: 'Unsaved changes' })
    await notice.getByRole('button', { name: 'Discard' }).click()
    await expect(notice).toHaveCount(0)
    await expect(page.locator('#field-title')).toHaveValue('Before')
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.locator('#field-title')).toHaveValue('Before')
    await expect(notice).toHaveCount(0)
  })

  test('and nothing remains in the browser after signing out', async () => {
    const { id } = await cms.create('articles', { title: 'Before' })
    await openAdmin(page, `${product.site}/admin/collections/articles/${id}`)
    server.failEvery = 1
    await page.fill('#field-title', 'After')
    const kept = () =>
      page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('tessera-unsaved')),
      )
    await expect.poll(kept).toHaveLength(1)
    await openAdmin(page, `${product.site}/admin/logout`)
    await expect.poll(kept).toEqual([])
  })
})

/** For how long a test types before the tab crashes, the time between two keys, and what may be lost then, ms. */
const [TYPING_MS, KEY_MS, MAX_LOST_MS] = [5000, 30, 2000]

test.describe('a tab that crashes', () => {
  let product: ReusedProduct
  let page: Page
  let cms: CmsClient

  const urlOf = (collection: string, id: string | number) =>
    `${product.site}/admin/collections/${collection}/${id}`
  const notice = () => page.getByRole('region', { name: 'Unsaved changes' })

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver()
    cms = product.cms
  })

  /** A tab in which no save succeeds. */
  async function openWithoutSaves(url: string): Promise<Page> {
    const tab = await page.context().newPage()
    await slowDown(tab, { delayMs: 0, failEvery: 1 })
    await openAdmin(tab, url)
    return tab
  }

  test('in the middle of typing loses at most the last 2 s of an article', async () => {
    const { id } = await cms.create('articles', { title: 'Before', excerpt: 'Start. ' })
    const tab = await openWithoutSaves(urlOf('articles', id))
    const typed = await typeUntilCrash(tab, tab.locator('#field-excerpt'))
    await tab.close()
    const excerpt = page.locator('#field-excerpt')
    await openAdmin(page, urlOf('articles', id))
    await expect(excerpt).toHaveValue('Start. ')
    await notice().getByRole('button', { name: 'Restore' }).click()
    await expect.poll(() => excerpt.inputValue()).toContain(typed)
    await expectSaved(page)
    const draft = await cms.send('GET', `articles/${id}?draft=true&depth=0`)
    expect(draft['excerpt']).toContain(typed)
  })

  test('in the middle of typing loses at most the last 2 s of an image, which has no drafts', async () => {
    const options = { width: 600, height: 400, channels: 3, background: '#2a6' } as const
    const content = await sharp({ create: options }).jpeg().toBuffer()
    const { id } = await cms.upload('media', {
      name: 'pier.jpg',
      content: new Uint8Array(content),
      data: { alt: 'The pier' },
    })
    const tab = await page.context().newPage()
    await openAdmin(tab, urlOf('media', id))
    const typed = await typeUntilCrash(tab, tab.locator('#field-title'))
    await tab.close()
    const caption = page.locator('#field-title')
    await openAdmin(page, urlOf('media', id))
    await expect(caption).toHaveValue('')
    await notice().getByRole('button', { name: 'Restore' }).click()
    await expect.poll(() => caption.inputValue()).toContain(typed)
    await expect(savingStatus(page)).toHaveText(/^Not saved: press Save/)
    await page.click('#action-save')
    await expectSaved(page)
    expect((await cms.send('GET', `media/${id}?depth=0`))['title']).toContain(typed)
  })

  test('leaves a copy that is offered after that of another tab', async () => {
    const { id } = await cms.create('articles', { title: 'Before' })
    for (const text of ['By the first tab', 'By the second tab']) {
      const tab = await openWithoutSaves(urlOf('articles', id))
      await tab.fill('#field-title', text)
      await expect
        .poll(() => tab.evaluate(() => JSON.stringify(Object.values(localStorage))))
        .toContain(text)
      await tab.close({ runBeforeUnload: false })
    }
    const title = page.locator('#field-title')
    await openAdmin(page, urlOf('articles', id))
    await expect(notice()).toContainText(/were found, and 1 older copy\./)
    await notice().getByRole('button', { name: 'Restore' }).click()
    await expect(title).toHaveValue('By the second tab')
    await expectSaved(page)
    await expect(notice()).toContainText(/were found\./)
    await notice().getByRole('button', { name: 'Restore' }).click()
    await expect(title).toHaveValue('By the first tab')
    await expect(notice()).toHaveCount(0)
    await expectSaved(page)
    // What the form contained before is offered the next time, and compared with what is stored then.
    await openAdmin(page, urlOf('articles', id))
    await expect(title).toHaveValue('By the first tab')
    await notice().getByRole('button', { name: 'Restore' }).click()
    const versions = page.getByRole('dialog', { name: 'Two versions' })
    await expect(versions).toContainText('By the first tab')
    await expect(versions).toContainText('By the second tab')
    await versions.getByRole('button', { name: 'Keep all of mine' }).click()
    await versions.getByRole('button', { name: 'Continue with these' }).click()
    await expect(title).toHaveValue('By the second tab')
    await expectSaved(page)
    await expect(notice()).toHaveCount(0)
  })

  test('keeps nothing while the storage of the browser is full, and the form says so', async () => {
    const { id } = await cms.create('articles', { title: 'Before' })
    const tab = await openWithoutSaves(urlOf('articles', id))
    await tab.evaluate(fillStorage)
    await tab.fill('#field-title', 'After')
    const full = tab.getByRole('status').filter({ hasText: 'The storage of this browser is full' })
    await expect(full).toBeVisible()
    await tab.evaluate(() => localStorage.clear())
    await tab.fill('#field-title', 'After that')
    await expect(full).toHaveCount(0)
    await tab.close({ runBeforeUnload: false })
  })
})

/**
 * Types words without a pause until the tab crashes. The clock of the tab moves on with each key, so that nothing depends
 * on the speed of the machine.
 * @returns what was typed more than 2 s before that
 */
async function typeUntilCrash(tab: Page, field: Locator): Promise<string> {
  const session = await tab.context().newCDPSession(tab)
  const crash = tab.waitForEvent('crash')
  const words: { readonly text: string; readonly at: number }[] = []
  await field.focus()
  await tab.keyboard.press('Control+End')
  await tab.clock.install()
  await tab.clock.pauseAt(Date.now() + 10_000)
  let time = 0
  while (time < TYPING_MS) {
    const text = `word${words.length} `
    for (const letter of text) {
      await tab.keyboard.type(letter)
      await tab.clock.runFor(KEY_MS)
      time += KEY_MS
    }
    words.push({ text, at: time })
  }
  // The other tabs have the same clock.
  await tab.clock.resume()
  // A crashed tab does not answer.
  session.send('Page.crash').catch(() => {})
  await crash
  const kept = words.filter(({ at }) => at < time - MAX_LOST_MS)
  expect(kept.length, 'words that were typed early enough').toBeGreaterThan(2)
  return kept.map(({ text }) => text).join('')
}

/** Stores texts until there is no room for one more character. */
function fillStorage() {
  for (let size = 2 ** 22; size >= 1; size /= 2) {
    try {
      for (let index = 0; ; index++) localStorage.setItem(`${size} ${index}`, 'x'.repeat(size))
    } catch {
      // There is no room for this size: the next one is smaller.
    }
  }
}
