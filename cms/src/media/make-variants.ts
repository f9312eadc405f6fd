import { rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { limited } from './limited'
import { MAX_PIXELS, VARIANT_WIDTHS } from './limits'

export interface Variant {
  readonly type: 'image/avif' | 'image/webp'
  readonly width: number
  readonly height: number
  /** Name within the variants' folder. */
  readonly file: string
}

export interface WorkedImage {
  /** Real size in px, after the turn that its EXIF asks for. */
  readonly width: number
  readonly height: number
  /** Base64. */
  readonly thumbHash: string
  readonly variants: readonly Variant[]
}

/** One encoder a core would leave none for an editor's save. */
const encode = limited(Math.max(1, Number(process.env['UV_THREADPOOL_SIZE'] ?? 4) - 2))
// Two encodes at a time, each on one thread.
sharp.concurrency(1)

/**
 * Quality and effort by measurement on photographs: AVIF 55 and WebP 78 look alike and sharp; effort 2 costs a third of
 * the default 4 for files 3 to 5 % larger.
 */
const FORMATS = [
  { type: 'image/avif', extension: 'avif', options: { quality: 55, effort: 2 } },
  { type: 'image/webp', extension: 'webp', options: { quality: 78, effort: 3 } },
] as const

/**
 * Turns, shrinks and encodes an image. Variants carry no EXIF: no camera, no place. Each is written beside its place and
 * renamed, so that no reader ever sees half of one.
 * @param name of the files: `<name>-<width>.<ext>`; it should carry a hash of the content
 * @throws when the image cannot be decoded
 */
export async function makeVariants(
  image: Buffer,
  name: string,
  folder: string,
): Promise<WorkedImage> {
  const source = sharp(image, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
  const { autoOrient } = await source.metadata()
  const widest = VARIANT_WIDTHS[VARIANT_WIDTHS.length - 1] ?? 2560
  // Unpacked once, at the largest width that is needed.
  const { data, info } = await encode(() =>
    source
      .toColourspace('srgb')
      .resize({ width: widest, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const variants = await Promise.all(
    variantWidths(info.width).flatMap((width) =>
      FORMATS.map((format) =>
        encode(() => writeVariant(sharp(data, { raw }), { width, format, name, folder })),
      ),
    ),
  )
  const thumbHash = await toThumbHash(sharp(data, { raw }))
  return { width: autoOrient.width, height: autoOrient.height, thumbHash, variants }
}

/** Never wider than the image; its own width is one of them when it is smaller than the widest. */
function variantWidths(own: number): readonly number[] {
  const smaller = VARIANT_WIDTHS.filter((width) => width < own)
  return own < (VARIANT_WIDTHS.at(-1) ?? 0) ? [...smaller, own] : [...VARIANT_WIDTHS]
}

async function writeVariant(
  image: Sharp,
  place: { width: number; format: (typeof FORMATS)[number]; name: string; folder: string },
): Promise<Variant> {
  const { width, format, name, folder } = place
  const file = `${name}-${width}.${format.extension}`
  const target = path.join(folder, file)
  const temporary = `${target}.${process.pid}-${Math.random().toString(36).slice(2)}.part`
  const resized = image.resize({ width })
  const encoded =
    format.type === 'image/avif' ? resized.avif(format.options) : resized.webp(format.options)
  try {
    const { height } = await encoded.toFile(temporary)
    await rename(temporary, target)
    await stat(target)
    return { type: format.type, width, height, file }
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function toThumbHash(image: Sharp): Promise<string> {
  const { data, info } = await image
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
