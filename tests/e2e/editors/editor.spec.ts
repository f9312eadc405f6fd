import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openAdmin } from '../product/admin'
import { GalleryDriver, urlSearch } from '../product/gallery-driver'
import { openAtRest } from '../visitors/audits/page-kinds'
import { expectSaved } from '../product/forms/saving-status'
import { sharedProduct } from '../product/running/shared-product'
import { ROOT } from '../product/running/start-product'
import { SOON } from '../product/soon'

const { site, setupLink, dataDir, startOutput } = sharedProduct()
const EDITOR = { name: 'Ada Editor', email: 'ada@example.org', password: 'a long enough password' }
const TITLE = 'Nine colours of the harbour'
const SLUG = 'nine-colours-of-the-harbour'

test('the first start prints the setup link before it adds the demo content', () => {
  const positions = [setupLink, 'Adding the demo content'].map((text) => startOutput.indexOf(text))
  expect(positions[0]).toBeGreaterThan(0)
  expect(positions[1]).toBeGreaterThan(positions[0] ?? 0)
})

test.describe.serial('the first editor', () => {
  let page: Page
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  })
  test.afterAll(() => page.close())

  test('signs up with the setup link only', async () => {
    await openAdmin(page, `${site}/api/users/setup?token=wrong`)
    await expect(page.getByText('This setup link is not valid.')).toBeVisible()
    await openAdmin(page, setupLink)
    await expect(page).toHaveURL(/create-first-user/)
    await page.fill('#field-email', EDITOR.email)
    await page.fill('#field-name', EDITOR.name)
    await page.fill('#field-password', EDITOR.password)
    await page.fill('#field-confirm-password', EDITOR.password)
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page).toHaveURL(`${site}/admin`)
    const again = await fetch(setupLink, { redirect: 'manual' })
    expect(again.status).toBe(403)
  })

  test('invites a colleague from the command line', async ({ browser }) => {
    const run = promisify(execFile)
    const command = [
      'scripts/commands/admin.mjs',
      '--invite',
      'bob@example.org',
      '--role',
      'editor',
    ]
    const env = { ...process.env, DATA_DIR: dataDir }
    const { stdout } = await run(process.execPath, command, { cwd: ROOT, env })
    const colleague = await browser.newPage()
    await openAdmin(colleague, /http\S+/.exec(stdout)?.[0] ?? '')
    await colleague.fill('#field-password', 'too short')
    await colleague.fill('#field-confirm-password', 'too short')
    const refused = colleague.waitForResponse(/reset-password/)
    await colleague.getByRole('button', { name: 'Reset Password' }).click()
    expect((await refused).status()).toBe(400)
    await expect(colleague.getByText(/at least 12 characters/).first()).toBeVisible()
    await colleague.fill('#field-password', 'ink from the harbour')
    await colleague.fill('#field-confirm-password', 'ink from the harbour')
    await colleague.getByRole('button', { name: 'Reset Password' }).click()
    await expect(colleague).toHaveURL(`${site}/admin`)
    await colleague.close()
  })

  test('uploads an image with alt text', async () => {
    await openAdmin(page, `${site}/admin/collections/media/create`)
    const image = await sharp({
      create: { width: 1800, height: 1200, channels: 3, background: '#2a6' },
    })
      .jpeg()
      .toBuffer()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'harbour.jpg', mimeType: 'image/jpeg', buffer: image })
    await page.fill('#field-alt', 'The harbour, all in green')
    await page.click('#action-save')
    await expect(page).toHaveURL(/collections\/media\/\d+/)
  })

  test('publishes an article with the image', async () => {
    await openAdmin(page, `${site}/admin/collections/articles/create`)
    await page.fill('#field-title', TITLE)
    await page.fill('#field-excerpt', 'A test article.')
    await expect(page).toHaveURL(/collections\/articles\/\d+/)
    await expectSaved(page)
    await page
      .locator('#field-cover')
      .getByRole('button', { name: /choose from existing/i })
      .click()
    await page.locator('dialog, .drawer__content').getByText('harbour').first().click()
    await expect(page.locator('#field-cover').getByText('harbour')).toBeVisible()
    const body = page.locator('[data-lexical-editor=true]').first()
    await body.click()
    await page.keyboard.type('We mixed nine greens.')
    const terms = page.locator('#field-terms')
    for (const term of ['Topic: Print', 'Year: 2024', 'Section: Work']) {
      await terms.locator('input').first().fill(term)
      // The answer to the search replaces the list, and a click that it interrupts selects nothing.
      await expect(terms.locator('.rs__option')).toHaveText([term])
      await terms.locator('.rs__option').click()
      await expect(terms.locator('.rs__multi-value').getByText(term)).toBeVisible()
    }
    await expect(page.getByText(/saving/i)).toHaveCount(0)
    await page.click('#action-save')
    await expect(page.locator('.payload-toast-container')).toContainText(/published|updated/i)
  })

  test('shows the article to visitors at once, in the filtered gallery and in the lightbox', async ({
    page: visitor,
  }) => {
    await expect.poll(async () => (await fetch(`${site}/articles/${SLUG}`)).status, SOON).toBe(200)
    await openAtRest(visitor, site)
    const work = new GalleryDriver(visitor, 'work')
    await work.selectOption('topic', 'print')
    await work.selectOption('year', '2024')
    await expect.poll(() => urlSearch(visitor)).toBe('?work.topic=print&work.year=2024')
    await expect(work.tile(SLUG)).toBeVisible()
    await work.openLightbox(SLUG)
    await expect(
      work.lightbox().getByRole('img', { name: 'The harbour, all in green' }),
    ).toBeVisible()
    await visitor.goBack()
    await expect(work.lightbox()).toHaveCount(0)
    expect(urlSearch(visitor)).toBe('?work.topic=print&work.year=2024')
    await visitor.goto(`${site}/articles/${SLUG}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(TITLE)
    await expect(visitor.getByText('We mixed nine greens.')).toBeVisible()
  })

  test('does not show unpublished changes to visitors', async () => {
    await page.fill('#field-title', `${TITLE}, unfinished`)
    await page.waitForResponse(
      (response) => response.url().includes('autosave=true') && response.ok(),
    )
    const article = await (await fetch(`${site}/articles/${SLUG}`)).text()
    expect(article).not.toContain('unfinished')
  })
})
