import { createHash } from 'node:crypto'
import { VIDEO_TYPES } from '@tessera/content'
import type { CollectionBeforeOperationHook } from 'payload'
import { safeFileName } from '../images/upload/check-upload'
import { uploadError } from '../images/upload/upload-error'
import { withVideoBytes, type VideoBytes } from './header/video-bytes'
import { readVideoHeader } from './header/video-header'
import { videoTooLargeError } from './video-limit'

/** Validates an uploaded video by its header, and gives the file a safe name. */
export const checkVideo =
  (limit: number): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    // The access rules reject anonymous requests later; their files are not inspected.
    if (!req.user && req.payloadAPI !== 'local') return args
    if (operation !== 'create' && operation !== 'update' && operation !== 'updateByID') return args
    const { file } = req
    if (!file) {
      // Without a file, Payload would download the URL in the field `url`.
      if (operation === 'create') throw uploadError('Choose a video to upload.', 400)
      return args
    }
    req.file = await withVideoBytes(file, async (bytes) => {
      if (bytes.size === 0) throw uploadError('This file is empty.', 400)
      if (bytes.size > limit) throw videoTooLargeError(limit)
      const { type } = await readVideoHeader(bytes)
      const name = `${safeFileName(file.name, 'video')}-${await hashVideo(bytes)}.${VIDEO_TYPES[type]}`
      return { ...file, mimetype: type, name, size: bytes.size }
    })
    return args
  }

/** Bytes per read. */
const CHUNK_SIZE = 1024 * 1024

async function hashVideo({ size, read }: VideoBytes): Promise<string> {
  const hash = createHash('sha256')
  for (let at = 0; at < size; at += CHUNK_SIZE) hash.update(await read(at, CHUNK_SIZE))
  return hash.digest('hex').slice(0, 8)
}
