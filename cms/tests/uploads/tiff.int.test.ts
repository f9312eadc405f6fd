import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

const image = { width: 900, height: 600, channels: 3, background: '#2a6b4f' } as const
const tiff = async (channels: 3 | 4 = 3, density = 300) =>
  new Uint8Array(
    await sharp({ create: { ...image, channels } })
      .withExif({ IFD0: { ImageDescription: 'The harbour' } })
      .tiff({ compression: 'lzw', xres: density })
      .toBuffer(),
  )

describe('a TIFF file', () => {
  const cms = sharedCms()
  let headers: Record<string, string>
  beforeAll(async () => {
    headers = { ...(await signIn(cms, 'Ada')), 'content-type': 'image/tiff' }
  })
  const upload = async (body: BodyInit, query = '', own = headers) => {
    const init = { method: 'POST', headers: own, body, duplex: 'half' }
    const response = await send(cms, `/media/tiff?filename=The%20Harbour.tif${query}`, init)
    return { status: response.status, json: await response.json() }
  }
  const incoming = () => readdir(path.join(cms.key, 'media', 'incoming')).catch(() => [])

  test('becomes an image with its metadata, and is not kept', async () => {
    const { status, json } = await upload(await tiff())
    expect(status).toBe(201)
    expect(json.doc).toMatchObject({ width: 900, height: 600, mimeType: 'image/jpeg' })
    expect(json.doc.filename).toMatch(/^the-harbour-[0-9a-f]{8}\.jpg$/)
    expect(await incoming()).toEqual([])
  })

  test('with transparency becomes WebP', { tags: 'long' }, async () => {
    const { json } = await upload(await tiff(4))
    expect(json.doc).toMatchObject({ mimeType: 'image/webp' })
  })

  test('is recognised when it is uploaded again', async () => {
    const file = await tiff(3, 72)
    const first = await upload(file)
    const { status, json } = await upload(file, '&sameFile=ask')
    expect(status).toBe(409)
    expect(json.errors[0].data.existing.id).toBe(first.json.doc.id)
  })

  test('stores a repeated upload once', { tags: 'long' }, async () => {
    const own = { ...headers, 'idempotency-key': 'one-tiff-upload' }
    const file = await tiff(3, 96)
    const first = await upload(file, '', own)
    const { totalDocs: before } = await cms.payload.count({ collection: 'media' })
    const again = await upload(file, '', own)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.json.doc.id).toBe(first.json.doc.id)
    expect((await upload(await tiff(4, 96), '', own)).status).toBe(409)
    expect((await cms.payload.count({ collection: 'media' })).totalDocs).toBe(before)
    expect(await incoming()).toEqual([])
  })

  test('replaces the file of an image', async () => {
    const first = await upload(await tiff())
    const { status, json } = await upload(await tiff(4), `&replace=${first.json.doc.id}`)
    expect({ status, id: json.doc.id, type: json.doc.mimeType }).toEqual({
      ...{ status: 200, id: first.json.doc.id, type: 'image/webp' },
    })
  })

  test(
    'replaces a file with each request, whatever its Idempotency-Key',
    { tags: 'long' },
    async () => {
      const own = { ...headers, 'idempotency-key': 'one-replacement' }
      const { json } = await upload(await tiff())
      const types = []
      for (const channels of [4, 3] as const) {
        const answer = await upload(await tiff(channels), `&replace=${json.doc.id}`, own)
        types.push([answer.status, answer.json.doc.mimeType])
      }
      expect(types).toEqual([
        [200, 'image/webp'],
        [200, 'image/jpeg'],
      ])
    },
  )

  test('is refused with a sentence if it is damaged or no TIFF file', async () => {
    const message = async (body: BodyInit) => {
      const { status, json } = await upload(body)
      return [status, json.errors[0].message]
    }
    const damaged = (await tiff()).slice(0, 200)
    expect(await message(damaged)).toEqual([
      415,
      expect.stringMatching(/^This TIFF file cannot be read\. Export it as JPEG or PNG/),
    ])
    const png = await sharp({ create: image }).png().toBuffer()
    expect(await message(new Uint8Array(png))).toEqual([
      ...[415, expect.stringContaining('It is no TIFF file.')],
    ])
    expect(await incoming()).toEqual([])
  })

  test('of somebody who is not signed in is refused before it is read', async () => {
    const { status } = await upload(await tiff(), '', { 'content-type': 'image/tiff' })
    expect(status).toBe(403)
  })
})
