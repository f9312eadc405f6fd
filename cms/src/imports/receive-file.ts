import { createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import type { PayloadRequest } from 'payload'
import { publicError } from '../errors/public-error'
import { uploadError } from '../images/upload/upload-error'

const MAX_DEPTH = 20
/** Bytes: limit of file systems. */
const MAX_NAME = 255

/**
 * The path of a file below a folder, from the names that a browser knows. No name can leave the folder.
 * @throws APIError
 */
export function pathBelow(folder: string, name: string): string {
  const names = name.normalize('NFC').split('/')
  const isAllowed =
    names.length <= MAX_DEPTH &&
    names.every(
      (each) =>
        each !== '' &&
        !each.startsWith('.') &&
        !/[\p{Cc}\p{Cs}\\]/u.test(each) &&
        Buffer.byteLength(each) <= MAX_NAME,
    )
  if (isAllowed) return path.join(folder, ...names)
  throw publicError('This name of a file is not allowed.')
}

interface Chunk {
  readonly target: string
  /** Bytes of the file that arrived before. */
  readonly offset: number
  /** Bytes that may still arrive. */
  readonly limit: number
}

/**
 * Appends the file of a form to a file, streamed. What has arrived of an interrupted request stays: the size of the file
 * tells where to go on.
 * @returns bytes of the file before and after
 */
export async function receiveChunk({ body, headers }: PayloadRequest, chunk: Chunk) {
  const { target, offset, limit } = chunk
  const before = await sizeOf(target)
  // Repeated, because the first answer was lost.
  if (before !== offset) return { before, after: before }
  if (!body) throw uploadError('The form is empty.', 400)
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  const form = busboy({
    headers: Object.fromEntries(headers),
    limits: { files: 1, fileSize: Math.max(0, limit), fields: 0 },
  })
  let stored: Promise<void> | undefined
  let isTooLarge = false
  form.on('file', (_, file) => {
    file.on('limit', () => (isTooLarge = true))
    stored = pipeline(file, createWriteStream(target, { flags: 'a', mode: 0o600 }))
    // Without this, the form parser would wait forever after a write error.
    stored.catch((error: Error) => form.destroy(error))
  })
  await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), form)
  await stored
  if (isTooLarge) throw new TooLarge()
  return { before, after: await sizeOf(target) }
}

/** The import would have more bytes than the setting allows. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

async function sizeOf(file: string): Promise<number> {
  const stats = await stat(file).catch(() => null)
  if (stats && !stats.isFile()) throw uploadError('This name is also the name of a folder.', 400)
  return stats?.size ?? 0
}
