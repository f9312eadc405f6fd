import { expect, test, type Page } from '@playwright/test'
import { FAILED, LightboxOnPage } from './product/lightbox-on-page'
import { connectToCms, type Id, type CmsClient } from './product/cms-client'
import { sharedProduct } from './product/shared-product'
import { lightboxLink, paragraph, image, text } from './product/texts'

const { site } = sharedProduct()
const ADDRESS = `${site}/articles/with-links`
const PLAYER = 'player.example.org'
const YOUTUBE = 'https://www.youtube-nocookie.com'
const WITHIN = { timeout: 1000, intervals: [50] }

let cms: CmsClient
let withLinks: Id
let target: Id
test.beforeAll(async () => {
  cms = connectToCms()
  const media = await cms.find('media', 'importBatch', 'demo')
  const made = await cms.create('articles', {
    title: 'The target',
    slug: 'the-target',
    body: text(paragraph('You have arrived without leaving.')),
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
    body: text(
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
      image(media.id),
    ),
    _status: 'published',
  })
  withLinks = article.id
  await expect.poll(async () => (await fetch(ADDRESS)).status, WITHIN).toBe(200)
})
test.afterAll(async () => {
  await cms.remove('articles', withLinks)
  await cms.remove('articles', target).catch(() => undefined) // a test takes it away
  await cms.setGlobal('site', { name: 'Halden & Roe', frameHosts: '' })
})

/** What the other sites answer: nothing here asks the internet. */
async function answerFor(page: Page) {
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

test('an article of ours, an image of the text and a player that is let in open one after another', async ({
  page,
}) => {
  await answerFor(page)
  await page.goto(ADDRESS)
  const lightbox = new LightboxOnPage(page)
  await link(page, 'the target').click()
  await lightbox.expectOpen()
  await expect(lightbox.dialog).toContainText('You have arrived without leaving.')
  await expect(lightbox.status()).toContainText('1 of 4')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.dialog.locator('[data-slide] img').first()).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.dialog.frameLocator('iframe').getByRole('heading')).toHaveText('The video')
  // The page is as it was.
  await page.keyboard.press('Escape')
  await lightbox.expectClosed()
  await expect(page.locator('#figure-1 img')).toHaveCount(1)
  await expect(link(page, 'the video')).toBeFocused()
})

test('a video asks its host for nothing before the visitor plays it', async ({ page }) => {
  await answerFor(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site)) asked.push(new URL(request.url()).origin)
  })
  await page.goto(ADDRESS)
  const lightbox = new LightboxOnPage(page)
  await link(page, 'the clip').click()
  await lightbox.expectOpen()
  const play = lightbox.control('Play the video: the clip')
  await expect(play).toBeVisible()
  expect(asked).toEqual([])
  await play.click()
  await expect(lightbox.dialog.frameLocator('iframe').getByRole('heading')).toHaveText('The clip')
  expect(new Set(asked)).toEqual(new Set([YOUTUBE]))
})

test('Back closes what a link opened, once', async ({ page }) => {
  await page.goto(site)
  await page.goto(ADDRESS)
  const lightbox = new LightboxOnPage(page)
  await link(page, 'the target').click()
  await lightbox.expectOpen()
  await page.keyboard.press('ArrowRight')
  await page.goBack()
  await lightbox.expectClosed()
  await expect(page).toHaveURL(ADDRESS)
  await page.goBack()
  await expect(page).toHaveURL(`${site}/`)
})

test('a site that is not let in is gone to, and a click with Ctrl opens a tab', async ({
  page,
  context,
}) => {
  await answerFor(page)
  await page.goto(ADDRESS)
  await link(page, 'another site').click()
  await expect(page).toHaveURL('https://elsewhere.example.org/')
  await page.goto(ADDRESS)
  const tab = context.waitForEvent('page')
  await link(page, 'the target').click({ modifiers: ['ControlOrMeta'] })
  await expect(await tab).toHaveURL(`${site}/articles/the-target`)
  await new LightboxOnPage(page).expectClosed()
})

test('nothing of the lightbox is fetched before somebody means to follow a link', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('lightbox')) scripts.push(request.url())
  })
  await page.goto(ADDRESS, { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await link(page, 'the target').hover()
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
})

test('a click made before the lightbox has come is not lost', async ({ page }) => {
  await page.route('**/linked-lightbox-*.js', async (route) => {
    await expect(link(page, 'the target')).toBeFocused()
    await route.continue()
  })
  await page.goto(ADDRESS)
  await link(page, 'the target').click()
  await new LightboxOnPage(page).expectOpen()
})

test('where the lightbox does not come, the link is followed', async ({ page }) => {
  await page.route('**/linked-lightbox-*.js', (route) => route.abort())
  await page.goto(ADDRESS)
  await link(page, 'the target').click()
  await expect(page).toHaveURL(`${site}/articles/the-target`)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the links are links', async ({ page }) => {
    await page.goto(ADDRESS)
    await link(page, 'the target').click()
    await expect(page).toHaveURL(`${site}/articles/the-target`)
  })
})

test('a target that is gone says so, can be tried again, and leaves the others alone', async ({
  page,
}) => {
  await page.goto(ADDRESS)
  await cms.remove('articles', target)
  const gone = `${site}/articles/the-target`
  await expect.poll(async () => (await fetch(gone)).status, WITHIN).toBe(404)
  const lightbox = new LightboxOnPage(page)
  await link(page, 'the target').click()
  await expect(lightbox.failure()).toHaveText(FAILED)
  await expect(lightbox.original()).toHaveAttribute('href', /the-target$/)
  const again = page.waitForRequest((request) => request.url().startsWith(gone))
  await lightbox.control('Try again').click()
  await again
  await expect(lightbox.failure()).toHaveText(FAILED)
  await lightbox.control('Next').click()
  await expect(lightbox.dialog.locator('[data-slide] img').first()).toBeVisible()
  // Nobody who comes now is sent there: the words stay, without a link.
  await page.goto(ADDRESS)
  await expect(link(page, 'the target')).toHaveCount(0)
})
