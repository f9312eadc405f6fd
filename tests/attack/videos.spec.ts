import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { connectToCms } from '../e2e/product/running/cms-client'
import { sharedProduct } from '../e2e/product/running/shared-product'

const { site, dataDir } = sharedProduct()
const cms = connectToCms()

const makeForm = () => {
  const fields = new FormData()
  fields.set('_payload', JSON.stringify({ title: 'A video' }))
  fields.set('file', new Blob(['x'.repeat(100_000)], { type: 'video/mp4' }), 'a.mp4')
  return fields
}
const incomingFiles = () => readdirSync(join(dataDir, 'media/incoming'))

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="attacked()"/>'
/** Too many empty boxes; a box of size 0; a box larger than the file; EBML headers without content. */
const INVALID_HEADERS = [
  `\0\0\0\x10ftypisom\0\0\0\0${'\0\0\0\x08free'.repeat(20_000)}`,
  '\0\0\0\x10ftypisom\0\0\0\0\0\0\0\x01moov\0\0\0\0\0\0\0\0',
  '\0\0\0\x10ftypisom\0\0\0\0\x7f\x7f\x7f\x7fmoov',
  `\x1a\x45\xdf\xa3${'\0'.repeat(64)}`,
  '\x1a\x45\xdf\xa3\x01\xff\xff\xff\xff\xff\xff\xff\x42\x82\x84webm',
] as const

for (const [what, bytes] of [
  ['an SVG with a script', SVG],
  ['an HTML page', '<!doctype html><script>attacked()</script>'],
  [
    'an HTML page after the header of a video',
    `\0\0\0\x10ftypisom\0\0\0\0<script>attacked()</script>`,
  ],
  ...INVALID_HEADERS.map((bytes, index) => [`invalid header ${index + 1}`, bytes] as const),
] as const) {
  test(`refuses ${what} as a video under any name`, async () => {
    for (const name of ['video.mp4', 'video.webm', '../../../video.mp4', 'video.mp4\0.html']) {
      const data = new Uint8Array(Buffer.from(bytes, 'latin1'))
      const upload = cms.upload('videos', {
        name,
        content: new Blob([data], { type: 'video/mp4' }),
        data: { title: 'A video' },
      })
      await expect(upload, name).rejects.toThrow(/answered (400|413|415) /)
    }
    expect(incomingFiles()).toEqual([])
  })
}

test('stores no file of anonymous visitors on any route', async () => {
  for (const [method, path] of [
    ['POST', '/api/videos'],
    ['POST', '/api/videos/'],
    ['PATCH', '/api/videos/1'],
    ['POST', '/api//videos'],
    ['POST', '/api/videos/duplicate'],
  ] as const) {
    const response = await fetch(site + path, { method, body: makeForm() })
    expect(response.ok, `${method} ${path}`).toBe(false)
  }
  expect((await fetch(`${site}/api/videos/file/three-boats.webm`)).status).toBe(403)
  expect(incomingFiles()).toEqual([])
})

test('serves a video by ranges, with its type, and no other file by its path', async () => {
  const { filename } = await cms.find('videos', 'title', 'Three Boats, an ink at a time')
  const video = `${site}/media/${String(filename)}`
  const fetchRange = (range: string) => fetch(video, { headers: { range } })
  const whole = await fetch(video, { method: 'HEAD' })
  expect(whole.headers.get('content-type')).toBe('video/webm')
  expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
  const size = Number(whole.headers.get('content-length'))
  for (const range of [
    `bytes=${Array.from({ length: 500 }, () => '0-').join(',')}`,
    'bytes=9-1',
    'bytes=-',
    'bytes=1e3-2e3',
    'bytes=0x0-0xff',
    'items=0-1',
  ]) {
    const response = await fetchRange(range)
    expect([response.status, response.headers.get('content-length')], range).toEqual([
      200,
      `${size}`,
    ])
    await response.body?.cancel()
  }
  for (const range of [`bytes=${size}-`, 'bytes=99999999999999999999-', 'bytes=-0'])
    expect((await fetchRange(range)).status, range).toBe(416)
  for (const path of [
    `/media/..%2fvideos%2f${String(filename)}`,
    `/media/videos/${String(filename)}`,
    `/media/${String(filename)}%00.html`,
    '/media/%2e%2e%2f%2e%2e%2finternal-api-token',
    '/media/../incoming/',
  ])
    expect((await fetch(site + path)).status, path).toBe(404)
})
