import type { Metadata } from 'sharp'

/** What may be uploaded, told by the bytes and never by the name. */
export const IMAGE_TYPES = {
  jpeg: { mime: 'image/jpeg', extension: 'jpg' },
  png: { mime: 'image/png', extension: 'png' },
  webp: { mime: 'image/webp', extension: 'webp' },
  avif: { mime: 'image/avif', extension: 'avif' },
  gif: { mime: 'image/gif', extension: 'gif' },
} as const

export type ImageType = (typeof IMAGE_TYPES)[keyof typeof IMAGE_TYPES]

/** Null for anything else, SVG (it can carry script) and HEIC included. */
export function imageTypeOf({ format, compression }: Metadata): ImageType | null {
  if (format === 'heif') return compression === 'av1' ? IMAGE_TYPES.avif : null
  return format === 'jpeg' || format === 'png' || format === 'webp' || format === 'gif'
    ? IMAGE_TYPES[format]
    : null
}
