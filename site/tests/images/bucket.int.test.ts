import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBucket } from '../../../scripts/media-store/bucket/bucket.mjs'
import { startBucket } from '../../../scripts/media-store/testing/start-bucket.mjs'
import { startSite, type RunningSite } from '../../testing/running-site'

type Bucket = Awaited<ReturnType<typeof startBucket>>

let bucket: Bucket
let site: RunningSite
let path: string
let content: Buffer
beforeAll(async () => {
  bucket = await startBucket()
  site = await startSite({ media: bucket.settings })
  const folder = join(site.dataDir, 'media/variants')
  const copy = openBucket({ ...bucket.settings, dataDir: site.dataDir })
  for (const name of readdirSync(folder)) await copy?.put('variants', join(folder, name))
  path = site.media[0]?.variants[0]?.path ?? ''
  content = readFileSync(join(folder, path.split('/').at(-1) ?? ''))
  rmSync(join(site.dataDir, 'media'), { recursive: true })
})
afterEach(() => bucket.disturb('none'))
afterAll(async () => {
  await site.stop()
  await bucket.stop()
})

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.origin + path, { headers, method })
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('serves images from a bucket as from a disk: whole, in ranges, with validators', async () => {
  const whole = await get()
  expect([whole.status, (await bytes(whole)).equals(content)]).toEqual([200, true])
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-length': String(content.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
  })
  const etag = whole.headers.get('etag') ?? ''
  expect((await get({ 'if-none-match': etag })).status).toBe(304)
  const range = await get({ range: 'bytes=10-19' })
  expect([range.status, (await bytes(range)).equals(content.subarray(10, 20))]).toEqual([206, true])
  expect(range.headers.get('content-range')).toBe(`bytes 10-19/${content.length}`)
  expect((await get({ range: `bytes=${content.length}-` })).status).toBe(416)
  const head = await get({}, 'HEAD')
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(content.length)])
  const media = async () => (await (await fetch(`${site.origin}/readyz`)).json()).media
  await expect.poll(media).toBe('present')
})

test('never asks the bucket for a file that no published document names', async () => {
  const before = bucket.requests()
  const response = await fetch(`${site.origin}/media/planted-12345678.webp`)
  expect([response.status, bucket.requests()]).toEqual([404, before])
})

test('repeats a request to the bucket that fails once; while the bucket keeps failing, images get status 503 and pages are served', async () => {
  bucket.disturb('unavailable', 1)
  expect((await bytes(await get())).equals(content)).toBe(true)
  bucket.disturb('half', 1)
  expect((await bytes(await get())).equals(content)).toBe(true)
  bucket.disturb('unavailable')
  const failed = await get()
  expect([failed.status, failed.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(failed.headers.get('retry-after')).toBe('5')
  expect((await fetch(`${site.origin}/about`)).status).toBe(200)
  bucket.disturb('none')
  expect((await get()).status).toBe(200)
})

test('with a public address tiles link to it, the site leads to it, and the policy names that host only', async () => {
  const publicSite = await startSite({
    media: { ...bucket.settings, mediaPublicUrl: 'https://media.example.org/works' },
  })
  try {
    const { origin, media } = publicSite
    const file = media[0]?.variants[0]?.path ?? ''
    const url = `https://media.example.org/works/variants/${file.split('/').at(-1)}`
    const asked = bucket.requests()
    const redirect = await fetch(origin + file, { redirect: 'manual' })
    expect([redirect.status, redirect.headers.get('location')]).toEqual([302, url])
    expect(redirect.headers.get('cache-control')).toBe('public, max-age=3600')
    const unknown = await fetch(`${origin}/media/planted-12345678.webp`, { redirect: 'manual' })
    expect([unknown.status, bucket.requests()]).toEqual([404, asked])

    const page = await fetch(`${origin}/`)
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain("img-src 'self' data: blob: https://media.example.org;")
    expect(policy).toContain("media-src 'self' https://media.example.org;")
    expect(policy?.match(/media\.example\.org/g)).toHaveLength(2)
    const html = await page.text()
    const tileImage = /<img[^>]* src="([^"]*)\/[^/]*\.webp"/.exec(html)?.[1]
    expect(tileImage).toBe('https://media.example.org/works/variants')
    const shared = /"og:image" content="([^"]*)\/[^/]*"/.exec(html)?.[1]
    expect(shared).toBe('https://media.example.org/works/variants')
  } finally {
    await publicSite.stop()
  }
})
