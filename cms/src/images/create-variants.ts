import { rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { edgeColour } from './edge-colour'
import { MAX_PIXELS, VARIANT_WIDTHS } from './limits'

export interface Variant {
  readonly type: 'image/avif' | 'image/webp'
  readonly width: number
  readonly height: number
  /** File name in the folder of variants. */
  readonly file: string
}

export interface ProcessedImage {
  /** px, after the rotation of the EXIF orientation. */
  readonly width: number
  readonly height: number
  /** Base64. */
  readonly thumbHash: string
  /** `#rrggbb`, behind tiles that show the whole image. */
  readonly edgeColour: string
  readonly variants: readonly Variant[]
}

/** Leaves two threads of the pool for other work, such as saving documents. */
const encode = pLimit(Math.max(1, Number(process.env['UV_THREADPOOL_SIZE'] ?? 4) - 2))
// One thread per encoder.
sharp.concurrency(1)

/**
 * Quality and effort were measured on photographs: AVIF 55 and WebP 78 look equally sharp. AVIF effort 2 takes a third of
 * the time of the default 4, for files 3 to 5 % larger.
 */
const FORMATS = [
  { type: 'image/avif', extension: 'avif', options: { quality: 55, effort: 2 } },
  { type: 'image/webp', extension: 'webp', options: { quality: 78, effort: 3 } },
] as const

/**
 * Rotates, resizes and encodes an image. Variants have no EXIF data. Each is written to a temporary file and renamed, so
 * that no reader sees an incomplete file.
 * @param name base name of the files, which are `<name>-<width>.<ext>`; it has to contain a hash of the content
 * @param created receives the names of the files that did not exist yet, also when it fails
 * @throws if the image cannot be decoded, or a file cannot be written
 */
export async function createVariants(
  image: Buffer,
  name: string,
  folder: string,
  created: string[] = [],
): Promise<ProcessedImage> {
  const source = sharp(image, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
  const { autoOrient } = await source.metadata()
  const widest = VARIANT_WIDTHS[VARIANT_WIDTHS.length - 1] ?? 2560
  // Decoded once, at the largest necessary width.
  const { data, info } = await encode(() =>
    source
      .toColourspace('srgb')
      .resize({ width: widest, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const raw = { width: info.width, height: info.height, channels: info.channels }
  // After a failure none may be written any more: the caller removes them.
  const variants = await allOrNone(
    variantWidths(info.width).flatMap((width) =>
      FORMATS.map((format) =>
        encode(() => writeVariant(sharp(data, { raw }), { width, format, name, folder, created })),
      ),
    ),
  )
  const thumbHash = await toThumbHash(sharp(data, { raw }))
  const edge = await edgeColour(sharp(data, { raw }))
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    thumbHash,
    edgeColour: edge,
    variants,
  }
}

/** Waits for the end of all before it rejects with the reason of one. */
async function allOrNone<T>(tasks: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(tasks)
  return Promise.all(tasks)
}

/** Widths of the variants: never wider than the image, whose own width is included if it is below the largest. */
function variantWidths(imageWidth: number): readonly number[] {
  const smaller = VARIANT_WIDTHS.filter((width) => width < imageWidth)
  return imageWidth < (VARIANT_WIDTHS.at(-1) ?? 0) ? [...smaller, imageWidth] : [...VARIANT_WIDTHS]
}

async function writeVariant(
  image: Sharp,
  options: {
    readonly width: number
    readonly format: (typeof FORMATS)[number]
    readonly name: string
    readonly folder: string
    readonly created: string[]
  },
): Promise<Variant> {
  const { width, format, name, folder, created } = options
  const file = `${name}-${width}.${format.extension}`
  const target = path.join(folder, file)
  const existingHeight = await readHeight(target, width)
  if (existingHeight !== null) return { type: format.type, width, height: existingHeight, file }
  const temporary = `${target}.${process.pid}-${Math.random().toString(36).slice(2)}.part`
  const resized = image.resize({ width })
  const encoded =
    format.type === 'image/avif' ? resized.avif(format.options) : resized.webp(format.options)
  try {
    const { height } = await encoded.toFile(temporary)
    await rename(temporary, target)
    created.push(file)
    await stat(target)
    return { type: format.type, width, height, file }
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/**
 * Height of an existing variant, px; null if the file does not exist. The file name contains a hash of the image, so an
 * existing variant is not encoded again. The demo content includes AVIF variants.
 */
async function readHeight(file: string, width: number): Promise<number | null> {
  const metadata = await sharp(file)
    .metadata()
    .catch(() => null)
  return metadata?.width === width ? metadata.height : null
}

async function toThumbHash(image: Sharp): Promise<string> {
  const { data, info } = await image
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
