import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { convertTiff, TiffError } from './convert-tiff.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tessera-tiff-test-'))
afterAll(() => rmSync(folder, { recursive: true }))
const PAPER = { r: 200, g: 180, b: 90 }

test('makes the same JPEG file of a TIFF file each time, with its metadata', async () => {
  const path = join(folder, 'Plate 7.TIF')
  await sharp({ create: { width: 300, height: 200, channels: 3, background: PAPER } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- Low tide --></x:xmpmeta>')
    .tiff()
    .toFile(path)
  const { name, type, bytes } = await convertTiff(path)
  expect([name, type]).toEqual(['Plate 7.jpg', 'image/jpeg'])
  const { format, width, xmp } = await sharp(bytes).metadata()
  expect({ format, width }).toEqual({ format: 'jpeg', width: 300 })
  expect(xmp?.toString()).toContain('Low tide')
  expect((await convertTiff(path)).bytes).toEqual(bytes)
})

test('makes a WebP file of a transparent one', async () => {
  const path = join(folder, 'cut.tiff')
  const background = { ...PAPER, alpha: 0.5 }
  await sharp({ create: { width: 20, height: 20, channels: 4, background } })
    .tiff({ compression: 'lzw' })
    .toFile(path)
  expect(await convertTiff(path)).toMatchObject({ name: 'cut.webp', type: 'image/webp' })
})

test('refuses other and damaged files in a sentence', async () => {
  const path = join(folder, 'broken.tif')
  writeFileSync(path, 'II*\0 no image')
  await expect(convertTiff(path)).rejects.toThrow(TiffError)
  await sharp({ create: { width: 20, height: 20, channels: 3, background: PAPER } })
    .png()
    .toFile(path)
  await expect(convertTiff(path)).rejects.toThrow('cannot be read as a TIFF file')
})
