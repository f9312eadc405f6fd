// @ts-check
import { stat } from 'node:fs/promises'
import sharp from 'sharp'

/**
 * @typedef {object} TiffTask
 * @property {string} file path of the TIFF file
 * @property {string} target path of the file to write
 * @property {number} maxPixels
 * @property {number} maxBytes of the target
 */

/** The first looks like the original. The others are for images whose files would be too large. */
const QUALITIES = [92, 82, 70]

/**
 * JPEG, or WebP with transparency. The metadata stay, the colours become sRGB.
 * @param {TiffTask} task
 */
export async function convertTiff({ file, target, maxPixels, maxBytes }) {
  const { format, hasAlpha } = await sharp(file, { limitInputPixels: maxPixels }).metadata()
  if (format !== 'tiff') throw new Error('It is no TIFF file.')
  for (const quality of QUALITIES) {
    const image = sharp(file, { limitInputPixels: maxPixels }).keepMetadata().withIccProfile('srgb')
    await (
      hasAlpha
        ? image.webp({ quality, alphaQuality: 100, effort: 2 })
        : image.jpeg({ quality, chromaSubsampling: quality > 90 ? '4:4:4' : '4:2:0' })
    ).toFile(target)
    if ((await stat(target)).size <= maxBytes) break
  }
  return { type: hasAlpha ? 'image/webp' : 'image/jpeg' }
}
