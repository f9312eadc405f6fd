// @ts-check
import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { MediaUnavailable } from '../media-unavailable.mjs'
import { CONTENT_TYPES } from './content-types.mjs'
import { listObjects } from './list-objects.mjs'
import { readObject } from './read-object.mjs'
import { createS3Client } from './s3-client.mjs'

/** Sizes that are remembered. A file never changes. */
const MAX_SIZES = 20_000
/** Shorter than the time that a load balancer waits for `/readyz`. */
const PRESENT_TIMEOUT_MS = 2_000

/** A name never gets another content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** @typedef {import('../media-store.mjs').MediaFolder} MediaFolder */
/** @typedef {import('../media-store.mjs').PublicFolder} PublicFolder */
/** @typedef {import('../media-store.mjs').StoredFile} StoredFile */
/** @typedef {NonNullable<ReturnType<typeof openBucket>>} Bucket */

/**
 * Files in a bucket: `<prefix>/originals/…`, `<prefix>/variants/…` and `<prefix>/videos/…`. Nothing there is public
 * but the copies in `<prefix>/public/`, which exist with `MEDIA_PUBLIC_URL` only.
 * @param {import('../media-settings.mjs').MediaSettings} settings
 * @returns null without a bucket in the settings
 */
export function openBucket(settings) {
  const location = settings.mediaUrl
  if (location === null) return null
  const { bucket, prefix } = location
  const client = createS3Client(settings, bucket)
  /** @type {Map<string, number>} */
  const sizes = new Map()
  const keyOf = (/** @type {string} */ folder, /** @type {string} */ name) =>
    `${prefix}${folder}/${encodeURIComponent(basename(name))}`
  const remember = (/** @type {string} */ key, /** @type {number} */ size) => {
    if (sizes.size >= MAX_SIZES) sizes.clear()
    sizes.set(key, size)
  }

  return {
    /** Stores a local file. */
    async put(/** @type {MediaFolder | PublicFolder} */ folder, /** @type {string} */ path) {
      const name = basename(path)
      const type =
        CONTENT_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
      const body = await openAsBlob(path)
      const isPublic = folder.startsWith('public/')
      const headers = { 'content-type': type, ...(isPublic && { 'cache-control': IMMUTABLE }) }
      const response = await client.send('PUT', keyOf(folder, name), { body, headers })
      if (!response.ok) throw new MediaUnavailable(`The bucket ${location.bucket} does not exist.`)
      remember(keyOf(folder, name), body.size)
    },

    /** @returns {Promise<number | null>} */
    async size(/** @type {MediaFolder | PublicFolder} */ folder, /** @type {string} */ name) {
      const key = keyOf(folder, name)
      const known = sizes.get(key)
      if (known !== undefined) return known
      const response = await client.send('HEAD', key)
      if (response.status === 404) return null
      const size = Number(response.headers.get('content-length'))
      remember(key, size)
      return size
    },

    /** @type {import('../media-store.mjs').MediaStore['read']} */
    async read(folder, name, range) {
      const key = keyOf(folder, name)
      const found = await readObject(client, key, range)
      if (found === null) sizes.delete(key)
      else remember(key, found.size)
      return found?.stream ?? null
    },

    async remove(/** @type {MediaFolder | PublicFolder} */ folder, /** @type {string} */ name) {
      sizes.delete(keyOf(folder, name))
      await client.send('DELETE', keyOf(folder, name))
    },

    /** @returns {AsyncIterable<StoredFile>} */
    list: (/** @type {MediaFolder | PublicFolder} */ folder) =>
      listObjects(client, `${prefix}${folder}/`),

    /** @returns {Promise<boolean>} */
    isPresent: () =>
      Promise.race([
        client.send('HEAD', '').then(
          ({ ok }) => ok,
          () => false,
        ),
        new Promise((resolve) => setTimeout(() => resolve(false), PRESENT_TIMEOUT_MS).unref()),
      ]),
  }
}
