import path from 'node:path'
import { IMAGE_TYPES, type ImageType } from '@tessera/content'
import type { Metadata } from 'sharp'

/** sharp's formats, except AVIF: sharp reports it as `heif` with a compression. */
const TYPES_BY_FORMAT: Readonly<Partial<Record<string, ImageType>>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
}

/** Type of an image by its content; null for all other formats, including SVG (it can contain scripts) and HEIC. */
export function imageTypeOf({ format, compression }: Metadata): ImageType | null {
  if (format === 'heif') return compression === 'av1' ? 'image/avif' : null
  return TYPES_BY_FORMAT[format] ?? null
}

const TYPES_BY_EXTENSION: ReadonlyMap<string, string> = new Map(
  Object.entries(IMAGE_TYPES).map(([type, extension]) => [`.${extension}`, type]),
)

/** Type of a stored image by its file name. */
export const storedImageType = (filename: string): string | undefined =>
  TYPES_BY_EXTENSION.get(path.extname(filename))
