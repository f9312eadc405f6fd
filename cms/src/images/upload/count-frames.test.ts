import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { leastProcessorTime } from '../../../tests/testing/processor-time'
import { inspectImage } from './check-upload'

/** A GIF whose frames are one pixel each, on a canvas of this size: 23 bytes a frame. */
function gif(frames: number, side: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(side, 0)
  size.writeUInt16LE(side, 2)
  const header = [Buffer.from('GIF89a'), size, Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])]
  const control = [0x21, 0xf9, 4, 0, 1, 0, 0, 0]
  const frame = Buffer.from([...control, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  return Buffer.concat([...header, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** A PNG that declares an animation. */
function animatedPng(frames: number, side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // 8 bits, grey.
  header.writeUInt8(8, 8)
  const animation = Buffer.alloc(8)
  animation.writeUInt32BE(frames, 0)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('acTL', animation),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (side + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A WebP whose frames are small, on a canvas of this size. */
async function webp(frames: number, side: number): Promise<Buffer> {
  const images = await Promise.all(
    Array.from({ length: frames }, (_, n) =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: { r: n * 20, g: 0, b: 0 } } })
        .png()
        .toBuffer(),
    ),
  )
  const file = await sharp(images, { join: { animated: true } })
    .webp()
    .toBuffer()
  // The size of the canvas, less 1, after the flags of the first chunk.
  file.writeUIntLE(side - 1, 24, 3)
  file.writeUIntLE(side - 1, 27, 3)
  return file
}

/** Processor time. */
const MAX_CHECK_MS = 100
const FAR_TOO_LARGE = /frames of this animation have [\d,]+ megapixels; the maximum is 500/

test('refuses an animation by its frames and size, before it is decoded', async () => {
  const files = [gif(10_000, 1000), animatedPng(10_000, 1000)]
  for (const file of files) {
    const refuse = () => expect(inspectImage(file)).rejects.toThrow(FAR_TOO_LARGE)
    expect(await leastProcessorTime(refuse)).toBeLessThan(MAX_CHECK_MS)
  }
  const sequence = Buffer.concat([Buffer.from([0, 0, 0, 32]), Buffer.from('ftypavis')])
  await expect(inspectImage(sequence)).rejects.toThrow('an animated AVIF')
  await expect(inspectImage(await webp(8, 9000))).rejects.toThrow(FAR_TOO_LARGE)
})

test('takes an ordinary animation, and a still image', async () => {
  expect(await inspectImage(gif(100, 500))).toBe('image/gif')
  expect(await inspectImage(animatedPng(100, 500))).toBe('image/png')
  expect(await inspectImage(await webp(3, 100))).toBe('image/webp')
})
