// @ts-check
import { openBucket } from './bucket/bucket.mjs'
import { createDiskStore } from './disk-store.mjs'

/** The kinds of files; a folder of its own for each. `originals` are never public. */
export const MEDIA_FOLDERS = /** @type {const} */ (['originals', 'variants', 'videos'])

/** @typedef {typeof MEDIA_FOLDERS[number]} MediaFolder */
/** @typedef {'public/variants' | 'public/videos'} PublicFolder for everybody, with `MEDIA_PUBLIC_URL`: copies of what is published */
/** @typedef {{ readonly start: number, readonly end: number }} ByteRange positions, both included */
/** @typedef {{ readonly name: string, readonly size: number, readonly modified: number }} StoredFile modified: ms since 1970 */

/**
 * Where a site finds the files of images and videos. The name of a file contains a hash of its content, so a file never
 * changes. The methods reject with `MediaUnavailable` while the storage does not answer.
 * @typedef {object} MediaStore
 * @property {(folder: MediaFolder, name: string) => Promise<number | null>} size bytes; null: there is no such file
 * @property {(folder: MediaFolder, name: string, range?: ByteRange) => Promise<import('node:stream').Readable | null>} read
 *   null: there is no such file
 * @property {() => Promise<boolean>} isPresent whether there is a folder or a bucket that answers; never rejects
 */

/**
 * @param {import('./media-settings.mjs').MediaSettings} settings
 * @returns {MediaStore}
 */
export const openMediaStore = (settings) =>
  openBucket(settings) ?? createDiskStore(settings.dataDir)
