import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { articlePath, type Video, type RichText } from '@tessera/content'
import type { BrowserContextOptions, Locator } from 'playwright'
import { beforeAll, expect, test, vi } from 'vitest'
import { jsonFeedSchema } from '../../../testing/schemas/json-feed'
import { row } from '../../../testing/documents/test-documents'
import { siteInBrowser } from '../../../testing/site-in-browser'
import { axeOn } from '../../../../tests/axe'

const at = siteInBrowser()

const VIDEO = '/media/three-boats-0123abcd.webm'
const VTT = 'WEBVTT\n\n00:00.000 --> 00:10.000\nFirst the sky.\n'
const subtitles = ['en', 'de'].map((language) => ({
  ...{ language, label: language, text: VTT },
  path: VIDEO.replace('.webm', `-${language}-0123abcd.vtt`),
}))
const video: Video = {
  ...{ title: 'Three boats', type: 'video/webm', path: VIDEO, width: 640, height: 480 },
  ...{ poster: 'm1', subtitles, transcript: 'A roller comes in.' },
}
const body: RichText = [
  {
    type: 'video',
    title: 'At work',
    source: { kind: 'file', video: 'f1' },
    poster: null,
    ratio: 1.5,
  },
]
const linkTo = (href: string, text: string): RichText[number] => ({
  type: 'paragraph',
  children: [{ type: 'link', to: { href }, lightbox: true, children: [{ type: 'text', text }] }],
})
const SHOWS = articlePath('shows-a-video')
const ratioOf = async (element: Locator) => {
  const { width = 0, height = 1 } = (await element.boundingBox()) ?? {}
  return width / height
}

beforeAll(async () => {
  const { dataDir } = at.site
  await mkdir(join(dataDir, 'media/videos'), { recursive: true })
  await copyFile(
    join(import.meta.dirname, '../../../../demo/videos/three-boats.webm'),
    join(dataDir, VIDEO.replace('/media/', 'media/videos/')),
  )
  const links = [linkTo(SHOWS, 'The article'), linkTo(VIDEO, 'The video')]
  await at.site.publish(
    row('video', 'f1', null, video),
    row('video', 'f2', null, { ...video, poster: null, path: VIDEO.replace('three', 'four') }),
    row('article', 'shows', SHOWS, {
      ...{
        slug: 'shows-a-video',
        title: 'Shows a video',
        excerpt: null,
        author: null,
        date: '2031-05-04',
      },
      ...{ cover: null, terms: [], facts: [], proportions: null, date: '2031-05-04T00:00:00.000Z' },
      body: [...body, { ...body[0], title: 'Undressed', source: { kind: 'file', video: 'f2' } }],
    }),
    row('page', 'links', '/links', {
      ...{ slug: 'links', title: 'Links', description: null, showTitle: true },
      blocks: [{ type: 'richText', content: links }],
    }),
  )
  await vi.waitUntil(() => fetch(`${at.site.origin}/links`).then(({ ok }) => ok), {
    timeout: 30_000,
  })
})

/** Opens the lightbox by a link. Collects the requests for videos and subtitles. */
async function openLink(name: string, options: BrowserContextOptions = {}) {
  const page = await (await at.browser.newContext(options)).newPage()
  const requests: string[] = []
  page.on('request', (request) => {
    if (/\.(webm|vtt)$/.test(request.url())) requests.push(new URL(request.url()).pathname)
  })
  await page.goto(`${at.site.origin}/links`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  return { page, requests, dialog, video: dialog.locator('video').first() }
}

const tracksOf = (video: HTMLVideoElement) =>
  [...video.querySelectorAll('track')].map(({ kind, srclang, src }) => [
    ...[kind, srclang, new URL(src).pathname],
  ])
const TRACKS = [
  ['captions', 'en', subtitles[0]?.path],
  ['subtitles', 'de', subtitles[1]?.path],
]

test(
  'a video of an article in the lightbox plays on a click on its poster',
  { tags: 'long' },
  async () => {
    const { page, requests, dialog, video } = await openLink('The article')
    await video.waitFor()
    expect(await video.evaluate(tracksOf)).toEqual(TRACKS)
    expect(requests).toEqual([])
    await dialog.getByText('Transcript').first().click()
    await expect.poll(() => dialog.getByText('A roller comes in.').first().isVisible()).toBe(true)
    expect((await axeOn(page).analyze()).violations).toEqual([])
    await video.click({ position: { x: 80, y: 80 } })
    await expect
      .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
      .toBeGreaterThan(0)
    expect(new Set(requests)).toEqual(new Set([VIDEO]))
    // It pauses when the lightbox closes.
    await video.evaluate((element) => Object.assign(window, { element }))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate('element.paused')).toBe(true)
    await page.context().close()
  },
)

test('a linked video in the lightbox has its poster and subtitles', async () => {
  const { page, requests, dialog, video } = await openLink('The video')
  const play = dialog.getByRole('button', { name: 'Play the video: The video' })
  await play.waitFor()
  await expect
    .poll(() => play.locator('img').getAttribute('src'))
    .toMatch(/^\/media\/.*\.(webp|jpg|png)$/)
  expect(requests).toEqual([])
  await play.click()
  await video.waitFor()
  expect(await video.evaluate(tracksOf)).toEqual(TRACKS)
  await expect
    .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0)
  // The whole player with its controls is inside of the dialog.
  await expect.poll(() => ratioOf(video)).toBeCloseTo(4 / 3, 1)
  const space = async () => {
    const [inner, outer] = [await video.boundingBox(), await dialog.boundingBox()]
    return inner && outer ? outer.height - inner.y - inner.height : 0
  }
  await expect.poll(space).toBeGreaterThan(0)
  await page.context().close()
})

test.each(['light', 'dark'] as const)(
  'a video in the lightbox fits a phone, %s',
  { tags: 'long' },
  async (colorScheme) => {
    const { page, dialog, video } = await openLink('The article', {
      ...{ colorScheme, viewport: { width: 360, height: 740 } },
    })
    await video.waitFor()
    await expect.poll(() => dialog.locator('.frame-text-cover').count()).toBe(1)
    await expect.poll(() => ratioOf(video)).toBeCloseTo(4 / 3, 1)
    const right = async () => {
      const box = await video.boundingBox()
      return box ? box.x + box.width : Infinity
    }
    await expect.poll(right).toBeLessThanOrEqual(360)
    await page.context().close()
  },
)

test('a video in a feed is its poster with a link', async () => {
  const feed: unknown = await (await fetch(`${at.site.origin}/feeds/register/feed.json`)).json()
  const entry = jsonFeedSchema.parse(feed).items.find(({ title }) => title === 'Shows a video')
  expect(entry?.content_html).not.toContain('<video')
  expect(entry?.content_html).toContain(`href="http://localhost:3000${VIDEO}"`)
  expect(entry?.content_html).toContain('<img')
})
