import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { axeOn } from '../../axe'
import { openAdmin, signInAsNew } from '../product/admin'
import { connectToCms, type Doc } from '../product/running/cms-client'
import { countClicks } from '../product/count-clicks'
import { collectPageErrors } from '../product/page-errors'
import { sharedProduct } from '../product/running/shared-product'

const { site } = sharedProduct()
const MARKER = 'Only the editor sees this'
const cms = connectToCms()

test.describe.serial('the preview of a draft', () => {
  let page: Page
  let article: Doc
  let image: Doc
  let errors: readonly string[]
  const panel = () => page.getByRole('region', { name: 'Preview' })
  const shown = () => page.frameLocator('.tessera-live-preview iframe:not([hidden])')
  const openPreview = async () => {
    const button = page.getByRole('button', { name: 'Preview', exact: true })
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  }
  const frame = () => page.locator('.tessera-live-preview iframe:not([hidden])')
  const inTab = () => panel().getByRole('link', { name: 'Open in a tab' }).getAttribute('href')
  const state = () => page.getByRole('region', { name: 'State of the document' })
  const violations = async (selector: string) =>
    (await axeOn(page).include(selector).analyze()).violations.map(({ id }) => id)

  test.beforeAll(async ({ browser }) => {
    const colour = { create: { width: 640, height: 480, channels: 3, background: '#a62' } } as const
    const content = await sharp(colour).jpeg().toBuffer()
    const data = { alt: 'A hidden image' }
    image = await cms.upload('media', {
      name: 'hidden.jpg',
      content: new Blob([Buffer.from(content)]),
      data,
    })
    // The galleries of the front page show it first.
    const { terms } = await cms.find('articles', 'importBatch', 'demo')
    article = await cms.create('articles', {
      ...{ title: 'A public title', slug: 'previewed', _status: 'published' },
      ...{ terms, date: '2040-01-01T00:00:00.000Z' },
    })
    page = await signInAsNew(browser, { site, cms, name: 'Pia' })
    await page.setViewportSize({ width: 1440, height: 900 })
    errors = collectPageErrors(page, site)
  })
  test.afterAll(async () => {
    await page.context().close()
    await cms.remove('articles', article.id)
    await cms.remove('media', image.id)
    for (const { id } of await cms.list('users', { 'where[name][equals]': 'Pia' }))
      await cms.remove('users', id)
  })

  test('is one click away, at three widths and in both colour schemes', async () => {
    const clicks = await countClicks(page)
    await openAdmin(page, `${site}/admin/collections/articles/${article.id}`)
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect(shown().getByRole('heading', { level: 1 })).toHaveText('A public title')
    expect(clicks()).toBe(1)
    const width = () =>
      shown()
        .locator('html')
        .evaluate(() => innerWidth)
    const background = () =>
      shown()
        .locator('body')
        .evaluate((body) => getComputedStyle(body).backgroundColor)
    const light = await background()
    for (const [device, pixels] of [
      ['Tablet', 834],
      ['Desktop', 1280],
      ['Phone', 390],
    ] as const) {
      await panel().getByRole('button', { name: device }).click()
      await expect.poll(width).toBe(pixels)
    }
    await panel().getByRole('button', { name: 'Dark' }).click()
    await expect.poll(background).not.toBe(light)
    expect(await violations('.tessera-live-preview__bar')).toEqual([])
  })

  test('follows each autosave, and visitors see nothing of it', async () => {
    await cms.update(
      'articles',
      article.id,
      { cover: image.id },
      { draft: 'true', autosave: 'true' },
    )
    await page.reload({ waitUntil: 'networkidle' })
    await page.fill('#field-title', MARKER)
    await expect(shown().getByRole('heading', { level: 1 })).toHaveText(MARKER)
    const shownImage = shown().getByRole('img', { name: 'A hidden image' }).first()
    const source = String(await shownImage.getAttribute('src'))
    expect(source).toMatch(/^\/preview\/[^/]+\/media\//)
    expect((await fetch(site + source)).status).toBe(200)
    expect((await fetch(site + source.slice(source.indexOf('/media/')))).status).toBe(404)
    expect(await (await fetch(`${site}/articles/previewed`)).text()).not.toContain(MARKER)
    await expect(state()).toContainText('Live, with unpublished changes')
    await expect(state().getByRole('link', { name: 'Open on the site' })).toHaveAttribute(
      'href',
      `${site}/articles/previewed`,
    )
    expect(errors).toEqual([])
  })

  test.describe('beside its form', { tag: '@long' }, () => {
    // As the tests above leave it, which do not run when only the long ones do.
    test.beforeAll(async () => {
      const draft = { title: MARKER, cover: image.id }
      await cms.update('articles', article.id, draft, { draft: 'true', autosave: 'true' })
      await openAdmin(page, `${site}/admin/collections/articles/${article.id}`)
      await openPreview()
      await expect(shown().getByRole('heading', { level: 1 })).toHaveText(MARKER)
    })

    test('shows how search engines and shared links show the draft, and what could be better', async () => {
      await panel().getByRole('button', { name: 'Search result' }).click()
      const inSearch = panel().getByRole('region', { name: 'In search results' })
      await expect(inSearch).toContainText(MARKER)
      await expect(inSearch).toContainText('› articles › previewed')
      const shared = panel().getByRole('region', { name: 'When somebody shares the link' })
      const sharedImage = shared.getByRole('img', { name: 'A hidden image' })
      await expect
        .poll(() => sharedImage.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      await page.fill('#field-title', `${MARKER} ${'once more '.repeat(8)}`)
      await expect(panel().getByRole('list', { name: 'Notes' })).toContainText(
        /The title has \d+ characters/,
      )
      expect(await violations('.tessera-search-result')).toEqual([])
      await page.fill('#field-title', MARKER)
      await expect(inSearch).not.toContainText('once more')
      await panel().getByRole('button', { name: 'Page', exact: true }).click()
      await expect(shown().getByRole('heading', { level: 1 })).toHaveText(MARKER)
    })

    test('keeps to the page to which the editor has gone', async () => {
      await frame().evaluate((element: HTMLIFrameElement) =>
        element.contentDocument?.querySelector<HTMLAnchorElement>('header a')?.click(),
      )
      await expect(shown().locator('[data-gallery]').first()).toBeAttached()
      await page.fill('#field-title', `${MARKER} again`)
      await expect(shown().getByText(`${MARKER} again`).first()).toBeAttached()
      expect(
        await frame().evaluate(
          (element: HTMLIFrameElement) => element.contentWindow?.location.pathname,
        ),
      ).toMatch(/^\/preview\/[^/]+$/)
      expect(errors).toEqual([])
    })

    test('proposes a time in the zone of the browser, which can be changed and cancelled', async () => {
      const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
      await state().getByRole('button', { name: 'Schedule …' }).click()
      const form = page.getByRole('group', { name: 'Schedule' })
      await expect(form.getByLabel('Time zone')).toHaveValue(zone)
      await form.getByLabel('Time zone').selectOption('Europe/Warsaw')
      await form.getByLabel('When').fill('2001-01-01T09:00')
      await form.getByRole('button', { name: 'Set the time' }).click()
      await expect(form.getByRole('alert')).toHaveText('Choose a time in the future.')
      await form.getByLabel('When').fill('2099-11-24T09:00')
      await form.getByRole('button', { name: 'Set the time' }).click()
      await expect(state()).toContainText('Goes live Tue 24 Nov 2099, 09:00 (Europe/Warsaw)')
      await state().getByRole('button', { name: 'Change' }).click()
      await form.getByLabel('When').fill('2099-11-25T09:00')
      await form.getByRole('button', { name: 'Set the time' }).click()
      await expect(state()).toContainText('Goes live Wed 25 Nov 2099, 09:00 (Europe/Warsaw)')
      // The end can be set too; it is proposed for the day after.
      await state().getByRole('button', { name: 'Schedule the end …' }).click()
      await expect(form).toContainText('Take off the site')
      await expect(form.getByLabel('When')).toHaveValue('2099-11-26T09:00')
      await expect(form.getByLabel('Time zone')).toHaveValue('Europe/Warsaw')
      expect(await violations('.tessera-state')).toEqual([])
      await form.getByRole('button', { name: 'Set the time' }).click()
      await expect(state()).toContainText('Goes offline Thu 26 Nov 2099, 09:00 (Europe/Warsaw)')
      await expect(state().getByRole('button', { name: /^Schedule/ })).toHaveCount(0)
      await state().getByRole('button', { name: 'Cancel' }).first().click()
      await expect(state()).not.toContainText('Goes live')
      await expect(
        state().getByRole('button', { name: 'Schedule the publication …' }),
      ).toBeVisible()
      await state().getByRole('button', { name: 'Cancel' }).click()
      await expect(state()).not.toContainText('Goes offline')
      expect(await violations('.tessera-state')).toEqual([])
    })
  })

  test('can be shown to somebody without an account, until the link is revoked', async () => {
    await page.fill('#field-title', `${MARKER} again`)
    await expect(shown().getByText(`${MARKER} again`).first()).toBeAttached()
    await panel().getByRole('button', { name: 'Share …' }).click()
    const links = page.getByRole('dialog', { name: 'Links to this draft' })
    await links.getByLabel('Valid for').selectOption('One day')
    await links.getByRole('button', { name: 'Make a link' }).click()
    const link = await links.getByRole('textbox', { name: 'Link until' }).inputValue()
    const shared = await (await fetch(link)).text()
    expect(shared).toContain(`${MARKER} again`)
    expect(shared).toMatch(/Draft of \d+ \w+ \d{4} at \d\d:\d\d UTC, not published/)
    await links.getByRole('button', { name: 'Revoke' }).click()
    await expect(links.getByRole('textbox')).toHaveCount(0)
    const ended = await fetch(link, { headers: { accept: 'text/html' } })
    expect(ended.status).toBe(404)
    expect(await ended.text()).toMatch(/link to a draft of [^<]+ has expired or was revoked/)
    await page.keyboard.press('Escape')
  })

  test('keeps the tiles of a page whose text changes, and loads a changed gallery', async () => {
    const gallery = { blockType: 'gallery', galleryId: 'shown', title: 'Shown' }
    const { id } = await cms.create('pages', {
      ...{ title: 'With tiles', slug: 'with-tiles', _status: 'published', blocks: [gallery] },
    })
    try {
      await openAdmin(page, `${site}/admin/collections/pages/${id}`)
      await openPreview()
      const tile = shown().locator('[data-tile]').first()
      await tile.evaluate((element) => Object.assign(element, { isMarked: true }))
      const isMarked = () => tile.evaluate((element) => 'isMarked' in element)
      const earlier = errors.length
      const answer = page.waitForResponse(
        (response) => 'x-preview-parts' in response.request().headers(),
      )
      await page.fill('#field-title', 'Other words')
      await expect(shown().getByRole('heading', { level: 1 })).toHaveText('Other words')
      expect(await (await answer).text()).not.toContain('data-tile=')
      expect(await isMarked()).toBe(true)
      await page.fill('#field-blocks__0__title', 'Another gallery')
      const heading = shown().locator('[data-gallery]').getByRole('heading', { level: 2 })
      await expect(heading).toHaveText('Another gallery')
      await expect.poll(isMarked, { timeout: 20_000 }).toBe(false)
      expect(errors.slice(earlier)).toEqual([])
    } finally {
      await openAdmin(page, `${site}/admin/collections/articles/${article.id}`)
      await openPreview()
      await cms.remove('pages', id)
    }
  })

  test('cannot be kept, indexed or framed, and ends with the session', async () => {
    const address = site + String(await inTab())
    const { headers, status } = await fetch(address)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect((await fetch(`${address.replace(/.\/-\//, '/-/')}`)).status).toBe(404)
    await page.evaluate(() => fetch('/api/users/logout', { method: 'POST' }))
    await expect.poll(async () => (await fetch(address)).status).toBe(404)
  })
})
