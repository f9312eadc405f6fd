import { expect, test, type Page } from '@playwright/test'
import { FAILED, LightboxDriver } from '../../product/lightbox-driver'
import { connectToCms, type Id, type CmsClient } from '../../product/running/cms-client'
import { sharedProduct } from '../../product/running/shared-product'
import { imageNode, lightboxLink, paragraph, richText } from '../../product/forms/rich-text'
import { SOON } from '../../product/soon'

const { site } = sharedProduct()
const ADDRESS = `${site}/articles/with-links`
const PLAYER = 'player.example.org'
const YOUTUBE = 'https://www.youtube-nocookie.com'

let cms: CmsClient
let withLinks: Id
let target: Id
test.beforeAll(async () => {
  cms = connectToCms()
  const media = await cms.find('media', 'importBatch', 'demo')
  const made = await cms.create('articles', {
    title: 'The target',
    slug: 'the-target',
    body: richText(paragraph('You have arrived without leaving.')),
    _status: 'published',
  })
  target = made.id
  await cms.setGlobal('site', {
    name: 'Halden & Roe',
    frameHosts: `${PLAYER}\nyoutube.com`,
  })
  const article = await cms.create('articles', {
    title: 'With links',
    slug: 'with-links',
    body: richText(
      paragraph(
        'Read ',
        lightboxLink('the target', { article: target }),
        ', see ',
        lightboxLink('the figure', '#figure-1'),
        ', watch ',
        lightboxLink('the video', `https://${PLAYER}/video`),
        ' and ',
        lightboxLink('the clip', 'https://www.youtube.com/watch?v=abcdefghijk'),
        ', or go to ',
        lightboxLink('another site', 'https://elsewhere.example.org/'),
        '.',
      ),
      imageNode(media.id),
    ),
    _status: 'published',
  })
  withLinks = article.id
  await expect.poll(async () => (await fetch(ADDRESS)).status, SOON).toBe(200)
})
test.afterAll(async () => {
  await cms.remove('articles', withLinks)
  await cms.remove('articles', target).catch(() => undefined) // A test removes it.
  await cms.setGlobal('site', { name: 'Halden & Roe', frameHosts: '' })
})

/** Stubs the other sites, so that no test uses the internet. */
async function stubOtherSites(page: Page) {
  await page.route(`https://${PLAYER}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The video</h1>' }),
  )
  await page.route(`${YOUTUBE}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The clip</h1>' }),
  )
  await page.route('https://elsewhere.example.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  )
}

const link = (page: Page, name: string) => page.locator('.rich-text').getByRole('link', { name })

test('opens an article, an image of the text and an allowed player one after another', async ({
  page,
}) => {
  await stubOtherSites(page)
  await page.goto(ADDRESS)
  const lightbox = new LightboxDriver(page)
  await link(page, 'the target').click()
  await lightbox.expectOpen()
  await expect(lightbox.dialog).toContainText('You have arrived without leaving.')
  await expect(lightbox.status()).toContainText('1 of 4')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.dialog.locator('[data-slide] img').first()).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.dialog.frameLocator('iframe').getByRole('heading')).toHaveText('The video')
  // The page is unchanged.
  await page.keyboard.press('Escape')
  await lightbox.expectClosed()
  await expect(page.locator('#figure-1 img')).toHaveCount(1)
  await expect(link(page, 'the video')).toBeFocused()
})

test('requests nothing from the host of a video before the visitor plays it', async ({ page }) => {
  await stubOtherSites(page)
  const requests: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site)) requests.push(new URL(request.url()).origin)
  })
  await page.goto(ADDRESS)
  const lightbox = new LightboxDriver(page)
  await link(page, 'the clip').click()
  await lightbox.expectOpen()
  const play = lightbox.control('Play the video: the clip')
  await expect(play).toBeVisible()
  expect(requests).toEqual([])
  await play.click()
  await expect(lightbox.dialog.frameLocator('iframe').getByRole('heading')).toHaveText('The clip')
  expect(new Set(requests)).toEqual(new Set([YOUTUBE]))
})

test('closes by one Back', { tag: '@long' }, async ({ page }) => {
  await page.goto(site)
  await page.goto(ADDRESS)
  const lightbox = new LightboxDriver(page)
  await link(page, 'the target').click()
  await lightbox.expectOpen()
  await page.keyboard.press('ArrowRight')
  await page.goBack()
  await lightbox.expectClosed()
  await expect(page).toHaveURL(ADDRESS)
  await page.goBack()
  await expect(page).toHaveURL(`${site}/`)
})

test(
  'follows a link to another site, and opens a tab on Ctrl+click',
  { tag: '@long' },
  async ({ page, context }) => {
    await stubOtherSites(page)
    await page.goto(ADDRESS)
    await link(page, 'another site').click()
    await expect(page).toHaveURL('https://elsewhere.example.org/')
    await page.goto(ADDRESS)
    const tab = context.waitForEvent('page')
    await link(page, 'the target').click({ modifiers: ['ControlOrMeta'] })
    await expect(await tab).toHaveURL(`${site}/articles/the-target`)
    await new LightboxDriver(page).expectClosed()
  },
)

test('loads the lightbox only on intent to follow a link', { tag: '@long' }, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('lightbox')) scripts.push(request.url())
  })
  await page.goto(ADDRESS, { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await link(page, 'the target').hover()
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
})

test('keeps a click that is made while the lightbox loads', { tag: '@long' }, async ({ page }) => {
  await page.route('**/linked-lightbox-*.js', async (route) => {
    await expect(link(page, 'the target')).toBeFocused()
    await route.continue()
  })
  await page.goto(ADDRESS)
  await link(page, 'the target').click()
  await new LightboxDriver(page).expectOpen()
})

test('follows the link when the lightbox fails to load', { tag: '@long' }, async ({ page }) => {
  await page.route('**/linked-lightbox-*.js', (route) => route.abort())
  await page.goto(ADDRESS)
  await link(page, 'the target').click()
  await expect(page).toHaveURL(`${site}/articles/the-target`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('follows the links', { tag: '@long' }, async ({ page }) => {
    await page.goto(ADDRESS)
    await link(page, 'the target').click()
    await expect(page).toHaveURL(`${site}/articles/the-target`)
  })
})

test(
  'reports an unpublished target, retries it, and goes on to other targets',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(ADDRESS)
    await cms.remove('articles', target)
    const unpublished = `${site}/articles/the-target`
    await expect.poll(async () => (await fetch(unpublished)).status, SOON).toBe(404)
    const lightbox = new LightboxDriver(page)
    await link(page, 'the target').click()
    await expect(lightbox.failure()).toHaveText(FAILED)
    await expect(lightbox.original()).toHaveAttribute('href', /the-target$/)
    const retry = page.waitForRequest((request) => request.url().startsWith(unpublished))
    await lightbox.control('Try again').click()
    await retry
    await expect(lightbox.failure()).toHaveText(FAILED)
    await lightbox.control('Next').click()
    await expect(lightbox.dialog.locator('[data-slide] img').first()).toBeVisible()
    // On the next visit the text has no link to it.
    await page.goto(ADDRESS)
    await expect(link(page, 'the target')).toHaveCount(0)
  },
)
