// @ts-check
import { readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { edgeColour } from './edge-colour.mjs'
import { syncContent } from './sync-content.mjs'

// One thread per task; the number of processes decides how many run at once.
sharp.concurrency(1)
sharp.cache(false)

/**
 * @typedef {object} Task
 * @property {string} file path of the original
 * @property {string} name base name of the variants, which are `<name>-<width>.<ext>`; it has to contain a hash of the content
 * @property {string} folder of the variants
 * @property {number} rotation degrees clockwise, after the orientation that the file states
 * @property {readonly number[]} widths of the variants, px, ascending
 * @property {number} maxFirstWidth px; "large" makes wider WebP variants
 * @property {number} maxPixels
 *
 * @typedef {Task & { created: string[] }} RunningTask `created` receives the names of the files that did not exist yet
 * @typedef {{ type: 'image/avif' | 'image/webp', width: number, height: number, file: string }} Variant
 */

/**
 * Quality and effort were measured on photographs: AVIF 55 and WebP 78 look equally sharp. AVIF effort 2 takes a third of
 * the time of the default 4, for files 3 to 5 % larger; WebP effort 2 takes half the time of 3, for files 1 to 3 % larger.
 */
const FORMATS = {
  avif: { type: /** @type {const} */ ('image/avif'), options: { quality: 55, effort: 2 } },
  webp: { type: /** @type {const} */ ('image/webp'), options: { quality: 78, effort: 2 } },
}

/**
 * Reads the whole image at a small size, which takes 40 ms for a JPEG file of 12 megapixels, and makes its smallest WebP
 * variant.
 * @param {RunningTask} task
 * @throws if the image is damaged
 */
export async function prepareImage(task) {
  const { width, height } = await readSize(task)
  const widths = variantWidths(width, task.widths)
  const [smallest = width] = widths
  const { data, info } = await decode(task, smallest)
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const variant = await writeVariant(sharp(data, { raw }), { ...task, width: smallest }, 'webp')
  const thumbHash = await toThumbHash(sharp(data, { raw }))
  const edge = await edgeColour(sharp(data, { raw }))
  const file = { width, height, thumbHash, edgeColour: edge, variants: [variant] }
  return { ...file, isComplete: widths.length === 1 }
}

/**
 * The WebP variants up to `maxFirstWidth`, and all others that exist, as those of the demo do. AVIF variants count if all
 * sizes have one.
 * @param {RunningTask} task
 */
export async function encodeWebp(task) {
  const { width } = await readSize(task)
  const widths = variantWidths(width, task.widths)
  const { first, large } = splitWidths(widths, task)
  const findAll = async (
    /** @type {readonly number[]} */ of,
    /** @type {'avif' | 'webp'} */ type,
  ) =>
    (await Promise.all(of.map((each) => existingVariant(task, each, type)))).filter(
      (each) => each !== null,
    )
  const variants = [...(await encodeAll(task, first, 'webp')), ...(await findAll(large, 'webp'))]
  const avif = variants.length === widths.length ? await findAll(widths, 'avif') : []
  return { variants: avif.length === widths.length ? [...avif, ...variants] : variants }
}

/** The WebP variants that are wider than `maxFirstWidth`. @param {RunningTask} task */
export async function encodeLarge(task) {
  const { width } = await readSize(task)
  const { large } = splitWidths(variantWidths(width, task.widths), task)
  return { variants: await encodeAll(task, large, 'webp') }
}

/** @param {readonly number[]} widths @param {Task} task */
const splitWidths = (widths, { maxFirstWidth }) => ({
  first: widths.filter((width) => width <= maxFirstWidth),
  large: widths.filter((width) => width > maxFirstWidth),
})

/** All AVIF variants. @param {RunningTask} task */
export async function encodeAvif(task) {
  const { width } = await readSize(task)
  return { variants: await encodeAll(task, variantWidths(width, task.widths), 'avif') }
}

/** @param {RunningTask} task @param {readonly number[]} widths @param {keyof typeof FORMATS} format */
async function encodeAll(task, widths, format) {
  /** Decoded once, at the largest necessary width. @type {ReturnType<typeof decode> | undefined} */
  let decoded
  /** @type {Variant[]} */
  const variants = []
  for (const width of widths) {
    const existing = await existingVariant(task, width, format)
    if (existing) {
      variants.push(existing)
      continue
    }
    const { data, info } = await (decoded ??= decode(task, widths.at(-1) ?? width))
    const raw = { width: info.width, height: info.height, channels: info.channels }
    variants.push(await writeVariant(sharp(data, { raw }), { ...task, width }, format))
  }
  return variants
}

/** @param {Task} task */
const open = ({ file, maxPixels }) =>
  sharp(file, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()

/** Size of the image as visitors see it, px. @param {Task} task */
async function readSize(task) {
  const { autoOrient } = await open(task).metadata()
  const { width, height } = autoOrient
  return task.rotation % 180 === 0 ? { width, height } : { width: height, height: width }
}

/** @param {Task} task @param {number} width of the result, px; never wider than the image */
async function decode(task, width) {
  const image = open(task).toColourspace('srgb')
  const isTurned = task.rotation % 180 !== 0
  const resized = image.resize({ [isTurned ? 'height' : 'width']: width, withoutEnlargement: true })
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true })
  if (task.rotation === 0) return { data, info }
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return sharp(data, { raw }).rotate(task.rotation).raw().toBuffer({ resolveWithObject: true })
}

/**
 * Widths of the variants: never wider than the image, whose own width is included if it is below the largest.
 * @param {number} imageWidth @param {readonly number[]} all
 */
function variantWidths(imageWidth, all) {
  const smaller = all.filter((width) => width < imageWidth)
  return imageWidth < (all.at(-1) ?? 0) ? [...smaller, imageWidth] : [...all]
}

/**
 * Variants have no EXIF data. Each is written to a temporary file, which is on the disk before it is renamed, so that no
 * reader sees an incomplete file, not even after a power failure.
 * @param {import('sharp').Sharp} image
 * @param {RunningTask & { width: number }} task
 * @param {keyof typeof FORMATS} format
 * @returns {Promise<Variant>}
 */
async function writeVariant(image, { width, name, folder, created }, format) {
  const { type, options } = FORMATS[format]
  const file = `${name}-${width}.${format}`
  const target = path.join(folder, file)
  const temporary = `${target}.${process.pid}.part`
  const resized = image.resize({ width })
  const encoded = format === 'avif' ? resized.avif(options) : resized.webp(options)
  try {
    const { height } = await encoded.toFile(temporary)
    await syncContent(temporary)
    const isNew = await stat(target).then(
      () => false,
      () => true, // Does not exist.
    )
    await rename(temporary, target)
    if (isNew) created.push(file)
    return { type, width, height, file }
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/**
 * The file name contains a hash of the image, so an existing variant is not encoded again.
 * @param {Task} task @param {number} width @param {keyof typeof FORMATS} format
 * @returns {Promise<Variant | null>}
 */
async function existingVariant({ name, folder }, width, format) {
  const file = `${name}-${width}.${format}`
  const bytes = await readFile(path.join(folder, file)).catch(() => null) // Does not exist.
  const metadata =
    bytes &&
    (await sharp(bytes)
      .metadata()
      .catch(() => null)) // Damaged.
  if (metadata?.width !== width || !metadata.height) return null
  return { type: FORMATS[format].type, width, height: metadata.height, file }
}

/** @param {import('sharp').Sharp} image */
async function toThumbHash(image) {
  const { data, info } = await image
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
