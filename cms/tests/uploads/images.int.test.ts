import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { variantsDir } from '../../src/images/folders'
import { leastProcessorTime } from '../testing/processor-time'
import { INTERNAL_API, post, send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'

const cms = sharedCms()
const upload = (name: string, bytes: Uint8Array<ArrayBuffer>, headers = {}) => {
  const body = new FormData()
  body.set('_payload', '{}')
  body.set('file', new Blob([bytes], { type: 'image/png' }), name)
  return send(cms, '/media', { method: 'POST', body, headers: { ...INTERNAL_API, ...headers } })
}
const made = z.object({ variants: z.array(z.object({ file: z.string() })) })
const stored = made.extend({ pending: made.nullable() })
const messageOf = async (response: Response) => (await response.json()).errors[0].message

test('detects the type of an image from its content, and explains why it refuses a file', async () => {
  const red = { width: 60, height: 40, channels: 3, background: '#a33' } as const
  const gif = new Uint8Array(await sharp({ create: red }).gif().toBuffer())
  const accepted = await upload('../Ünsafe näme.html', gif)
  expect(accepted.status).toBe(201)
  const { doc } = await accepted.json()
  expect(doc).toMatchObject({ mimeType: 'image/gif', width: 60, height: 40 })
  expect(doc.filename).toMatch(/^[a-z-]+-[0-9a-f]{8}\.gif$/)
  const svg = await upload(
    'x.png',
    new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  )
  expect([svg.status, await messageOf(svg)]).toEqual([
    415,
    expect.stringContaining('This is an SVG drawing'),
  ])
  const advice = async (start: string) =>
    messageOf(await upload('x', new TextEncoder().encode(start)))
  expect(await advice('\0\0\0\x24ftypheic\0\0\0\0mif1heic')).toContain('HEIC photograph')
  expect(await advice('II*\0\x08\0\0\0')).toContain('TIFF file')
  expect(await advice('no image')).toContain('not a supported image')
  expect(await advice('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41')).toMatch(/video.* Videos/)
  expect(await advice('\0\0\0\x18ftypcrx \0\0\0\x01crx isom')).toMatch(/RAW.*JPEG or TIFF/)
  const nef = await messageOf(
    await upload('DSC_1.NEF', new TextEncoder().encode('MM\0*\0\0\0\x08')),
  )
  expect(nef).toMatch(/RAW.*JPEG or TIFF/)
  const empty = await upload('empty.jpg', new Uint8Array(0))
  expect([empty.status, await messageOf(empty)]).toEqual([400, 'This file is empty.'])
})

/** Processor time of refusing a file that would need seconds to decode, ms. */
const MAX_CHECK_MS = 100

test('refuses a decompression bomb by its header', async () => {
  const huge = { width: 16_000, height: 16_000, channels: 3, background: '#fff' } as const
  const file = new Uint8Array(await sharp({ create: huge }).png().toBuffer())
  const refuse = async () => {
    const bomb = await upload('bomb.png', file)
    expect([bomb.status, await messageOf(bomb)]).toEqual([
      413,
      'This image has 256 megapixels; the maximum is 100.',
    ])
  }
  expect(await leastProcessorTime(refuse)).toBeLessThan(MAX_CHECK_MS)
})

test('takes an image in CMYK, and makes variants in sRGB', { tags: 'long' }, async () => {
  const red = { width: 600, height: 400, channels: 3, background: '#c33' } as const
  const cmyk = await sharp({ create: red }).toColourspace('cmyk').jpeg().toBuffer()
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
  const accepted = await upload('print.jpg', new Uint8Array(cmyk))
  expect(accepted.status).toBe(201)
  const { id } = (await accepted.json()).doc
  const row = await cms.payload.db.findOne({ collection: 'media', where: { id: { equals: id } } })
  const { variants, pending } = stored.parse(row)
  const [variant] = [...variants, ...(pending?.variants ?? [])]
  const made = sharp(path.join(variantsDir(cms.settings.dataDir), variant?.file ?? ''))
  expect((await made.metadata()).space).toBe('srgb')
  const { channels } = await made.stats()
  const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => mean)
  expect([r > 150, g < 100, b < 100], `${r} ${g} ${b}`).toEqual([true, true, true])
})

test('stores a repeated upload once', async () => {
  const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  const before = (await cms.payload.count({ collection: 'media' })).totalDocs
  const sendTwice = () =>
    upload('twice.png', new Uint8Array(png), { 'idempotency-key': 'a1b2c3d4e5' })
  const first = await sendTwice()
  expect(first.status).toBe(201)
  const again = await sendTwice()
  expect(again.status).toBe(201)
  expect((await again.json()).doc.id).toBe((await first.json()).doc.id)
  const both = await Promise.all(
    ['x', 'y'].map(() =>
      upload('both.png', new Uint8Array(png), { 'idempotency-key': 'f6a7b8c9d0' }),
    ),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  expect((await cms.payload.count({ collection: 'media' })).totalDocs).toBe(before + 2)
})

test('creates the folders of dropped folders once', async () => {
  const folder = async (names: string[], parent: number | null = null) =>
    (await post(cms, '/media/folder', { names, parent }, INTERNAL_API)).json()
  const { id } = await folder(['2024', 'Norway'])
  expect(await folder(['2024', 'Norway'])).toEqual({ id })
  const { id: within } = await folder(['Fjords'], id)
  expect(await cms.payload.findByID({ collection: 'payload-folders', id: within })).toMatchObject({
    name: 'Fjords',
    folder: { name: 'Norway', folder: { name: '2024' } },
  })
})
