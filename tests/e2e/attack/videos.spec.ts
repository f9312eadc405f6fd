import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { connectToCms } from '../product/cms-client'
import { sharedProduct } from '../product/shared-product'

const { site, dataDir } = sharedProduct()
const cms = connectToCms()

const form = () => {
  const fields = new FormData()
  fields.set('_payload', JSON.stringify({ title: 'A video' }))
  fields.set('file', new Blob(['x'.repeat(100_000)], { type: 'video/mp4' }), 'a.mp4')
  return fields
}
const incoming = () => readdirSync(join(dataDir, 'media/incoming'))

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="attacked()"/>'
/** Boxes of nothing, more than any video has; one that holds itself; one that is larger than everything. */
const MADE_UP = [
  `\0\0\0\x10ftypisom\0\0\0\0${'\0\0\0\x08free'.repeat(20_000)}`,
  '\0\0\0\x10ftypisom\0\0\0\0\0\0\0\x01moov\0\0\0\0\0\0\0\0',
  '\0\0\0\x10ftypisom\0\0\0\0\x7f\x7f\x7f\x7fmoov',
  `\x1a\x45\xdf\xa3${'\0'.repeat(64)}`,
  '\x1a\x45\xdf\xa3\x01\xff\xff\xff\xff\xff\xff\xff\x42\x82\x84webm',
] as const

for (const [what, bytes] of [
  ['a drawing with script', SVG],
  ['a page', '<!doctype html><script>attacked()</script>'],
  ['a page behind the head of a video', `\0\0\0\x10ftypisom\0\0\0\0<script>attacked()</script>`],
  ...MADE_UP.map((each, index) => [`a made-up head ${index + 1}`, each] as const),
] as const) {
  test(`${what} is no video, whatever it is called`, async () => {
    for (const name of ['video.mp4', 'video.webm', '../../../video.mp4', 'video.mp4\0.html']) {
      const data = new Uint8Array(Buffer.from(bytes, 'latin1'))
      const upload = cms.upload('videos', {
        name,
        content: new Blob([data], { type: 'video/mp4' }),
        data: { title: 'A video' },
      })
      await expect(upload, name).rejects.toThrow(/answered (400|413|415) /)
    }
    expect(incoming()).toEqual([])
  })
}

test('strangers keep nothing on the disk, by whichever door', async () => {
  for (const [method, path] of [
    ['POST', '/api/videos'],
    ['POST', '/api/videos/'],
    ['PATCH', '/api/videos/1'],
    ['POST', '/api//videos'],
    ['POST', '/api/videos/duplicate'],
  ] as const) {
    const answer = await fetch(site + path, { method, body: form() })
    expect(answer.ok, `${method} ${path}`).toBe(false)
  }
  expect((await fetch(`${site}/api/videos/file/three-boats.webm`)).status).toBe(403)
  expect(incoming()).toEqual([])
})

test('the video of the demo is sent as a video alone, a part at a time, and nothing around it', async () => {
  const { filename } = await cms.find('videos', 'title', 'Three Boats, an ink at a time')
  const video = `${site}/media/${String(filename)}`
  const ask = (range: string) => fetch(video, { headers: { range } })
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
    const answer = await ask(range)
    expect([answer.status, answer.headers.get('content-length')], range).toEqual([200, `${size}`])
    await answer.body?.cancel()
  }
  for (const range of [`bytes=${size}-`, 'bytes=99999999999999999999-', 'bytes=-0'])
    expect((await ask(range)).status, range).toBe(416)
  for (const path of [
    `/media/..%2fvideos%2f${String(filename)}`,
    `/media/videos/${String(filename)}`,
    `/media/${String(filename)}%00.html`,
    '/media/%2e%2e%2f%2e%2e%2finternal-api-token',
    '/media/../incoming/',
  ])
    expect((await fetch(site + path)).status, path).toBe(404)
})
