import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { PayloadRequest } from 'payload'
import { publicError } from '../errors/public-error'
import { fileHash } from '../images/upload/file-hash'
import { requestLocale } from '../localisation/in-locale'

const KEY = /^"?([\w-]{8,64})"?$/

/**
 * The key of a request that creates a document: the header `Idempotency-Key`, which a client chooses for each creation and
 * repeats if the answer was lost. Keys of several users are different.
 * @returns null without the header, and for anonymous visitors
 */
export function requestKey({ headers, user, routeParams }: PayloadRequest): string | null {
  const header = headers.get('idempotency-key')
  if (header === null || !user) return null
  const [, key] = KEY.exec(header.trim()) ?? []
  if (key === undefined)
    throw publicError(
      'The header Idempotency-Key must contain 8 to 64 letters, digits, hyphens or underscores.',
    )
  return sha256(JSON.stringify([user.collection, user.id, routeParams?.['collection'], key]))
}

/** Hash of what a request creates, by which a different one with the same key is refused. */
export async function contentOf(req: PayloadRequest, data: unknown): Promise<string> {
  const { file, query } = req
  return sha256(
    JSON.stringify([
      ...[data, requestLocale(req), query['draft'] ?? null],
      ...(file ? [file.name, await hashOfFile(file)] : []),
    ]),
  )
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Videos are streamed to a temporary file. */
async function hashOfFile({ data, tempFilePath }: NonNullable<PayloadRequest['file']>) {
  if (!tempFilePath) return fileHash(data)
  const hash = createHash('sha256')
  await pipeline(createReadStream(tempFilePath), hash)
  return hash.digest('hex')
}
