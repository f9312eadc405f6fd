// @ts-check
import { extname } from 'node:path'
import { IMAGE_TYPES as TYPES_OF_CMS } from '@tessera/content/file-types'

/**
 * MIME types of the images that the CMS accepts, by file extension.
 * @type {Readonly<Record<string, string>>}
 */
export const IMAGE_TYPES = {
  ...Object.fromEntries(
    Object.entries(TYPES_OF_CMS).map(([type, extension]) => [`.${extension}`, type]),
  ),
  '.jpeg': 'image/jpeg',
}
const TIFF = new Set(['.tif', '.tiff'])

/** File extensions of images that are imported. TIFF files become JPEG or WebP files before their upload. */
export const IMAGE_EXTENSIONS = [...Object.keys(IMAGE_TYPES), ...TIFF]

/** @param {string} name */
export const isImage = (name) => IMAGE_EXTENSIONS.includes(extname(name).toLowerCase())

/** @param {string} name */
export const isTiff = (name) => TIFF.has(extname(name).toLowerCase())

/** Bytes: limits of the CMS (cms/src/images/upload/limits.ts). */
export const MAX_IMAGE_SIZE = 25 * 1024 * 1024
export const MAX_TIFF_SIZE = 200 * 1024 * 1024
/** Pixels: limit of the CMS. */
export const MAX_PIXELS = 100_000_000

/** Bytes. @param {string} name */
export const maxSizeOf = (name) => (isTiff(name) ? MAX_TIFF_SIZE : MAX_IMAGE_SIZE)
