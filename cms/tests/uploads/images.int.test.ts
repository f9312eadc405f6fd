import sharp from 'sharp'
import { expect, test } from 'vitest'
import { INTERNAL_API, send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'

const cms = sharedCms()
const upload = (name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const body = new FormData()
  body.set('_payload', '{}')
  body.set('file', new Blob([bytes], { type: 'image/png' }), name)
  return send(cms, '/media', { method: 'POST', body, headers: INTERNAL_API })
}
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
    expect.stringContaining('not a supported image'),
  ])
  const huge = { width: 16_000, height: 16_000, channels: 3, background: '#fff' } as const
  const bomb = await upload(
    'bomb.png',
    new Uint8Array(await sharp({ create: huge }).png().toBuffer()),
  )
  expect([bomb.status, await messageOf(bomb)]).toEqual([
    413,
    'This image has 256 megapixels; the maximum is 100.',
  ])
})
