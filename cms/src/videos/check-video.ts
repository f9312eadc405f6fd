import { createHash } from 'node:crypto'
import type { CollectionBeforeOperationHook } from 'payload'
import { nameOf } from '../media/check-upload'
import { refuse } from '../media/refusal'
import { withVideoBytes, type VideoBytes } from './video-bytes'
import { readVideoHeader } from './video-header'
import { tooLarge } from './video-limit'

/** Looks at the header of an uploaded video before it is kept, and gives the file a safe name. */
export const checkVideo =
  (limit: number): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    // Strangers are turned away by the access rules, without having their bytes looked at.
    if (!req.user && req.payloadAPI !== 'local') return args
    if (operation !== 'create' && operation !== 'update' && operation !== 'updateByID') return args
    const { file } = req
    if (!file) {
      // Otherwise Payload would fetch the address in `url` by itself.
      if (operation === 'create') throw refuse('Choose a video to upload.', 400)
      return args
    }
    req.file = await withVideoBytes(file, async (bytes) => {
      if (bytes.size === 0) throw refuse('This file is empty.', 400)
      if (bytes.size > limit) throw tooLarge(limit)
      const { extension, type } = await readVideoHeader(bytes)
      const name = `${nameOf(file.name, 'video')}-${await hashOf(bytes)}.${extension}`
      return { ...file, mimetype: type, name, size: bytes.size }
    })
    return args
  }

/** Bytes read at a time. */
const CHUNK = 1024 * 1024

async function hashOf({ size, read }: VideoBytes): Promise<string> {
  const hash = createHash('sha256')
  for (let at = 0; at < size; at += CHUNK) hash.update(await read(at, CHUNK))
  return hash.digest('hex').slice(0, 8)
}
