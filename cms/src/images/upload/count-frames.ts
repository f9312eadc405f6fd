import type { Metadata } from 'sharp'

/** Number of frames that an image declares. sharp counts those of GIF and WebP. */
export function countFrames(data: Buffer, { format, pages = 1 }: Metadata): number {
  return format === 'png' ? Math.max(pages, framesOfPng(data)) : pages
}

/** An animated PNG declares its frames in the chunk `acTL`, before the data of the image. */
function framesOfPng(data: Buffer): number {
  const chunk = data.indexOf('acTL')
  const isBeforeImage = chunk > 0 && chunk < data.indexOf('IDAT')
  return isBeforeImage && chunk + 8 <= data.length ? data.readUInt32BE(chunk + 4) : 1
}
