import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Video, PageBlock } from '@tessera/content'
import { HtmlValidate } from 'html-validate'
import type { BrowserContextOptions, Page } from 'playwright'
import { beforeAll, expect, test, vi } from 'vitest'
import { isWholeAudit } from '../../../testing/is-whole-audit'
import { row } from '../../../testing/documents/test-documents'
import { siteInBrowser } from '../../../testing/site-in-browser'
import { axeOn } from '../../../../tests/axe'

const at = siteInBrowser({ languages: ['en', 'ar'] })

const VIDEO = '/media/three-boats-0123abcd.webm'
const ENGLISH = '/media/three-boats-0123abcd-en-0123abcd.vtt'
const VTT = 'WEBVTT\n\n00:00.000 --> 00:10.000\nFirst the sky.\n'

const video: Video = {
  title: 'Three boats',
  type: 'video/webm',
  path: VIDEO,
  ...{ width: 640, height: 480 },
  poster: 'm1',
  subtitles: [
    { language: 'en', label: 'English', path: ENGLISH, text: VTT },
    { language: 'de', label: 'Deutsch', path: ENGLISH.replace('-en-', '-de-'), text: VTT },
  ],
  transcript: 'A roller comes in.\n\nIt goes out again, and the sky is there.',
}
/** Another one, without poster and subtitles. */
const bare = { poster: null, path: VIDEO.replace('three', 'four'), subtitles: [] }
const block: PageBlock = {
  type: 'video',
  title: 'How three boats are printed',
  source: { kind: 'file', video: 'f1' },
  poster: null,
  ratio: 1.778,
}
const pageOf = (slug: string, ...blocks: PageBlock[]) =>
  row('page', slug, `/${slug}`, {
    ...{ slug, title: 'Videos', description: null, showTitle: true, blocks },
  })

beforeAll(async () => {
  const { dataDir } = at.site
  await mkdir(join(dataDir, 'media/videos'), { recursive: true })
  await copyFile(
    join(import.meta.dirname, '../../../../demo/videos/three-boats.webm'),
    join(dataDir, VIDEO.replace('/media/', 'media/videos/')),
  )
  const text = { type: 'richText', content: [block] } satisfies PageBlock
  await at.site.publish(
    row('video', 'f1', null, video),
    row('video', 'f2', null, { ...video, ...bare }),
    pageOf('video', block),
    pageOf('text-cover', {
      ...block,
      title: 'Ebb'.repeat(70),
      source: { kind: 'file', video: 'f2' },
    }),
    pageOf('texts', text),
    pageOf('gone', { ...block, source: { kind: 'file', video: 'none' } }),
    { ...row('video', 'f1', null, video), locale: 'ar' },
    { ...pageOf('video', block), path: '/ar/video', locale: 'ar' },
  )
  await vi.waitUntil(() => fetch(`${at.site.origin}/ar/video`).then(({ ok }) => ok), {
    timeout: 30_000,
  })
})

/** Opens a page. Collects the requests for videos and subtitles. */
async function open(path: string, options: BrowserContextOptions = {}) {
  const page = await (await at.browser.newContext(options)).newPage()
  const requests: string[] = []
  page.on('request', (request) => {
    if (/\.(webm|vtt)$/.test(request.url())) requests.push(new URL(request.url()).pathname)
  })
  await page.goto(at.site.origin + path, { waitUntil: 'networkidle' })
  return { page, requests, video: page.locator('video') }
}

const timeOf = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

test('a video loads when it is played, and seeks', async () => {
  const { page, requests, video } = await open('/video')
  await video.scrollIntoViewIfNeeded()
  await video.hover()
  expect(requests).toEqual([])
  // Clicks until the script has loaded.
  await expect
    .poll(async () => {
      const paused = await video.evaluate((element: HTMLVideoElement) => element.paused)
      if (paused) await video.click({ position: { x: 80, y: 80 } })
      return paused
    })
    .toBe(false)
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2)
  expect(requests).toContain(VIDEO)
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 9
  })
  await expect.poll(() => timeOf(page)).toBeGreaterThan(9)
  expect(await video.evaluate((element: HTMLVideoElement) => element.duration)).toBeCloseTo(10.9, 1)
  await page.context().close()
})

test('without script the player’s own button plays it', async () => {
  const { page, requests, video } = await open('/video', { javaScriptEnabled: false })
  expect(requests).toEqual([])
  const box = await video.boundingBox()
  await video.click({ position: { x: 24, y: (box?.height ?? 0) - 48 } })
  await expect.poll(() => requests).toContain(VIDEO)
  await page.context().close()
})

test('the keyboard plays a video', { tags: 'long' }, async () => {
  const { page, video } = await open('/video')
  await video.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0)
  await page.context().close()
})

test('subtitles load when they are switched on', async () => {
  const { page, requests, video } = await open('/video')
  await expect.poll(() => video.locator('track').count()).toBe(2)
  await expect.poll(() => video.locator('track[srclang=en]').getAttribute('kind')).toBe('captions')
  const cues = await video.evaluate(
    (element: HTMLVideoElement) =>
      new Promise<number | undefined>((resolve) => {
        const [first] = element.textTracks
        element.querySelector('track')?.addEventListener('load', () => resolve(first?.cues?.length))
        if (first) first.mode = 'showing'
      }),
  )
  expect(cues).toBe(1)
  expect(requests).toEqual([ENGLISH])
  await page.context().close()
})

test(
  'axe finds no violations while a video plays with subtitles and its transcript is open',
  { tags: 'long' },
  async () => {
    const { page, video } = await open('/video')
    await video.evaluate((element: HTMLVideoElement) => {
      for (const track of element.textTracks) track.mode = 'showing'
      element.muted = true
      element.loop = true
      return element.play()
    })
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2)
    await page.getByText('Transcript', { exact: true }).click()
    const { violations } = await axeOn(page).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false)
    await page.context().close()
  },
)

test(
  'a player has its size before the video loads, with and without script',
  { tags: 'long' },
  async () => {
    for (const javaScriptEnabled of [true, false])
      for (const width of [320, 1280]) {
        const { page, video } = await open('/video', {
          javaScriptEnabled,
          viewport: { width, height: 800 },
        })
        const box = await video.boundingBox()
        expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1)
        await expect
          .poll(() => video.getAttribute('poster'))
          .toMatch(/^\/media\/.*\.(webp|jpg|png)$/)
        await expect.poll(() => video.getAttribute('preload')).toBe('none')
        await page.context().close()
      }
  },
)

test('a transcript is collapsed below the video, with and without script, and printed', async () => {
  const { page } = await open('/video', { javaScriptEnabled: false })
  const transcript = page.getByText('It goes out again')
  await expect.poll(() => transcript.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => transcript.isVisible()).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  await page.getByText('Transcript').click()
  await expect.poll(() => transcript.isVisible()).toBe(true)
  await page.context().close()
})

test(
  'a video without a poster shows a text cover with its title at any width',
  { tags: 'long' },
  async () => {
    for (const width of [320, 1280]) {
      const { page } = await open('/text-cover', { viewport: { width, height: 800 } })
      await expect.poll(() => page.locator('.frame-text-cover').isVisible()).toBe(true)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      await page.context().close()
    }
  },
)

const CHECKED = [
  ['/video', 'light'],
  ['/text-cover', 'dark'],
] as const
const MORE = [
  ['/video', 'dark'],
  ['/text-cover', 'light'],
  ['/texts', 'light'],
  ['/ar/video', 'dark'],
] as const

test.each(isWholeAudit ? [...CHECKED, ...MORE] : CHECKED)(
  'axe finds no violations on %s, %s',
  { tags: 'long' },
  async (path, colorScheme) => {
    const { page } = await open(path, { colorScheme })
    const { violations } = await axeOn(page).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.context().close()
  },
)

test(
  'a page with a video is valid HTML, and so is its fragment for the lightbox',
  { tags: 'long' },
  async () => {
    const html = new HtmlValidate({ extends: ['html-validate:standard'], root: true })
    for (const path of ['/video', '/text-cover'])
      for (const isFragment of [false, true]) {
        const headers: Record<string, string> = isFragment ? { 'x-lightbox': '1' } : {}
        const text = await (await fetch(at.site.origin + path, { headers })).text()
        const { results } = await html.validateString(text)
        expect(results.flatMap(({ messages }) => messages)).toEqual([])
        expect(text).toContain('<video')
      }
  },
)

test('an unpublished video is not rendered, and its file is not found', async () => {
  const { page, video } = await open('/gone')
  await expect.poll(() => video.count()).toBe(0)
  await page.context().close()
  await at.site.unpublish('video', 'f2')
  const status = () => fetch(at.site.origin + bare.path).then((a) => a.status)
  await expect.poll(status).toBe(404)
})

test('serves a video in ranges, as an immutable file with a fixed type', async () => {
  const request = (path: string, headers: Record<string, string> = {}) =>
    fetch(at.site.origin + path, { headers })
  const whole = await request(VIDEO)
  const bytes = Buffer.from(await whole.arrayBuffer())
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    ...{ 'content-type': 'video/webm', 'accept-ranges': 'bytes', etag: `"${VIDEO.slice(7)}"` },
    ...{ 'x-content-type-options': 'nosniff', 'content-length': String(bytes.length) },
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(whole.headers.get('content-security-policy')).toContain("media-src 'self'")
  const part = await request(VIDEO, { range: 'bytes=100-199' })
  expect(part.status).toBe(206)
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200))
  expect((await request(VIDEO, { 'if-none-match': `"${VIDEO.slice(7)}"` })).status).toBe(304)
  const subtitles = await request(ENGLISH)
  expect(subtitles.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
  expect(await subtitles.text()).toBe(VTT)
})

test('refuses too many ranges and paths outside of the folder', async () => {
  const request = (path: string, range?: string) =>
    fetch(at.site.origin + path, { headers: range ? { range } : {} })
  const many = Array.from({ length: 1000 }, (_, i) => `${i}-${i}`).join(',')
  const response = await request(VIDEO, `bytes=${many}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'video/webm'])
  await response.body?.cancel()
  expect((await request(VIDEO, 'bytes=99999999-')).status).toBe(416)
  expect((await request(VIDEO, 'bytes=-0')).status).toBe(416)
  for (const path of [
    '/media/..%2fvideos%2fthree-boats-0123abcd.webm',
    '/media/videos/three-boats-0123abcd.webm',
    '/media/three-boats-0123abcd.webm%00.mp4',
    '/media/%2e%2e/tessera.db',
  ])
    expect((await request(path)).status, path).toBe(404)
})
