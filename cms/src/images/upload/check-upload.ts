import { IMAGE_TYPES, type ImageType } from '@tessera/content'
import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { slugify } from '../../fields/slug/slugify'
import { adviceForContent, adviceForName } from './file-advice'
import { imageTypeOf } from './image-type'
import { countFrames } from './count-frames'
import { fileHash } from './file-hash'
import { MAX_ANIMATION_PIXELS, MAX_PIXELS, MAX_UPLOAD_BYTES } from './limits'
import { FRAMES } from './note-animation'
import { uploadError } from './upload-error'

/** Validates an upload by its header, before it is decoded, and gives the file a safe name. */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // The access rules reject anonymous requests later; their files are not inspected.
  if (!req.user && req.payloadAPI !== 'local') return args
  if (operation !== 'create' && operation !== 'update' && operation !== 'updateByID') return args
  if (!req.file) {
    // Without a file, Payload would download the URL in the field `url`.
    if (operation === 'create') throw uploadError('Choose an image file to upload.', 400)
    return args
  }
  const { type, frames } = await readHeader(req.file.data, req.file.name)
  if (frames > 1) req.context[FRAMES] = frames
  req.file = {
    ...req.file,
    mimetype: type,
    name: `${safeFileName(req.file.name)}-${await contentHash(req.file.data)}.${IMAGE_TYPES[type]}`,
  }
  return args
}

/** @throws UploadError if the file cannot be published as an image */
export const inspectImage = async (data: Buffer): Promise<ImageType> =>
  (await readHeader(data)).type

interface ImageHeader {
  readonly type: ImageType
  /** More than 1 for an animation. */
  readonly frames: number
}

async function readHeader(data: Buffer, name = ''): Promise<ImageHeader> {
  if (!data.length) throw uploadError('This file is empty.', 400)
  if (data.length > MAX_UPLOAD_BYTES) {
    refuseKnownType(data, name)
    throw uploadError(`This file is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB.`, 413)
  }
  const metadata = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  const type = metadata && !isAvifSequence(data) ? imageTypeOf(metadata) : null
  if (!metadata || !type) {
    refuseKnownType(data, name)
    const advice = ADVICE.find(({ matches }) => matches(data))
    if (advice) throw uploadError(advice.message, 415)
    const supported = Object.values(IMAGE_TYPES).join(', ')
    throw uploadError(
      `This file is not a supported image, or it is damaged. Upload one of: ${supported}.`,
      415,
    )
  }
  const pixels = (metadata.width ?? 0) * (metadata.pageHeight ?? metadata.height ?? 0)
  if (!pixels) throw uploadError('This image has no size. It may be damaged.', 400)
  if (pixels > MAX_PIXELS) {
    const megapixels = Math.round(pixels / 1e6)
    throw uploadError(
      `This image has ${megapixels} megapixels; the maximum is ${MAX_PIXELS / 1e6}.`,
      413,
    )
  }
  const frames = countFrames(data, metadata)
  if (frames * pixels > MAX_ANIMATION_PIXELS) {
    const megapixels = Math.round((frames * pixels) / 1e6)
    throw uploadError(
      `The ${frames} frames of this animation have ${megapixels} megapixels; the maximum is ${MAX_ANIMATION_PIXELS / 1e6}. Visitors see the first frame only, so upload that, or a video.`,
      413,
    )
  }
  return { type, frames }
}

/** @throws UploadError for a video or a RAW file */
function refuseKnownType(data: Buffer, name: string): void {
  const message = adviceForContent(data) ?? adviceForName(name)
  if (message) throw uploadError(message, 415)
}

const brand = (data: Buffer) => data.toString('latin1', 4, 12)

const isAvifSequence = (data: Buffer) => brand(data) === 'ftypavis'

/** What to do with files of well-known types that are not taken. */
const ADVICE: readonly { readonly message: string; matches(data: Buffer): boolean }[] = [
  {
    message:
      'This is a HEIC photograph, which browsers cannot show. Export it as JPEG: on a Mac with Preview, “File › Export”; on an iPhone, set “Camera › Formats” to “Most Compatible”.',
    matches: (data) => /^ftyp(hei[cxms]|hev[cx]|mif1|msf1)/.test(brand(data)),
  },
  {
    message:
      'This is an animated AVIF. Export one frame of it as AVIF, JPEG or PNG, or upload it as a video.',
    matches: isAvifSequence,
  },
  {
    message:
      'This is a TIFF file. Drop it on the list of images instead, where it is converted, or export it as JPEG or PNG in full size.',
    matches: (data) => /^(II\*\0|MM\0\*)/.test(data.toString('latin1', 0, 4)),
  },
  {
    message:
      'This is an SVG drawing. Such files can contain scripts. Export it as PNG, at least 2560 pixels wide.',
    matches: (data) => /<svg[\s>]/i.test(data.toString('latin1', 0, 4096)),
  },
]

/** Creates a safe name from the name of an upload, without its extension. */
export function safeFileName(filename: string, fallback = 'image'): string {
  const ascii = slugify(filename.replace(/\.[^.]*$/, ''))
    .normalize('NFKD')
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/^-+|-+$/g, '')
  return ascii.slice(0, 60) || fallback
}

/** The first 8 hexadecimal digits of the SHA-256 hash. */
export const contentHash = async (data: Buffer): Promise<string> =>
  (await fileHash(data)).slice(0, 8)
