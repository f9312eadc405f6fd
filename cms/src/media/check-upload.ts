import { createHash } from 'node:crypto'
import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { slugify } from '../fields/slug'
import { IMAGE_TYPES, imageTypeOf } from './image-type'
import { MAX_PIXELS, MAX_UPLOAD_BYTES } from './limits'
import { refuse } from './refusal'

/** Looks at the header of an upload before anything is unpacked, and gives the file a safe name. */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // Strangers are turned away by the access rules, without having their bytes looked at.
  if (!req.user && req.payloadAPI !== 'local') return args
  if (operation !== 'create' && operation !== 'update' && operation !== 'updateByID') return args
  if (!req.file) {
    // Otherwise Payload would fetch the address in `url` by itself.
    if (operation === 'create') throw refuse('Choose an image file to upload.', 400)
    return args
  }
  const { extension, mime } = await inspectImage(req.file.data)
  req.file = {
    ...req.file,
    mimetype: mime,
    name: `${nameOf(req.file.name)}-${hashOf(req.file.data)}.${extension}`,
  }
  return args
}

/** @throws UploadRefused */
async function inspectImage(data: Buffer) {
  if (!data.length) throw refuse('This file is empty.', 400)
  if (data.length > MAX_UPLOAD_BYTES) {
    throw refuse(`This file is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB.`, 413)
  }
  const metadata = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  const type = metadata && imageTypeOf(metadata)
  if (!metadata || !type) {
    const known = Object.keys(IMAGE_TYPES).join(', ')
    throw refuse(`This file is not an image of a kind we can show. Upload one of: ${known}.`, 415)
  }
  const pixels = (metadata.width ?? 0) * (metadata.pageHeight ?? metadata.height ?? 0)
  if (!pixels) throw refuse('This image has no size. It may be damaged.', 400)
  if (pixels > MAX_PIXELS) {
    const mega = Math.round(pixels / 1e6)
    throw refuse(
      `This image has ${mega} megapixels; at most ${MAX_PIXELS / 1e6} can be shown.`,
      413,
    )
  }
  return type
}

/** The readable part of an upload's name, without its extension. */
export function nameOf(filename: string, fallback = 'image'): string {
  const ascii = slugify(filename.replace(/\.[^.]*$/, ''))
    .normalize('NFKD')
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/^-+|-+$/g, '')
  return ascii.slice(0, 60) || fallback
}

export function hashOf(data: Buffer): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 8)
}
