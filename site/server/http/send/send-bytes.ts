import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { readRange, type ByteRange } from '../byte-range'
import { IMMUTABLE } from '../cache-control'
import { matchesEtag } from '../etag'

/** A file whose URL changes with its content. */
export interface ImmutableFile {
  /** Media type. */
  readonly type: string
  readonly etag: string
  /** Set for a file that is stored compressed. */
  readonly encoding?: 'br' | 'gzip'
  /** Bytes. */
  readonly size: number
  /** Null: the file was removed meanwhile. */
  readonly read: (range: ByteRange) => Promise<Readable | null>
}

/** Sends a file or a range of it. Null if the file was removed meanwhile. */
export async function sendBytes(c: Context, file: ImmutableFile): Promise<Response | null> {
  const validators = { ETag: file.etag, 'Cache-Control': IMMUTABLE }
  if (matchesEtag(c.req.header('if-none-match'), file.etag)) return c.body(null, 304, validators)
  const allowsRange = !file.encoding && isSameFile(c.req.header('if-range'), file.etag)
  const range = readRange(allowsRange ? c.req.header('range') : undefined, file.size)
  if (range === 'unsatisfiable')
    return c.text('There are no such bytes.\n', 416, {
      ...validators,
      'Accept-Ranges': 'bytes',
      'Content-Range': `bytes */${file.size}`,
    })
  const { start, end } = range === 'whole' ? { start: 0, end: file.size - 1 } : range
  const hasBody = c.req.method !== 'HEAD' && file.size > 0
  const stream = hasBody ? await file.read({ start, end }) : null
  if (hasBody && !stream) return null
  const status = range === 'whole' ? 200 : 206
  const headers = {
    ...validators,
    'Content-Type': file.type,
    'Content-Length': String(end - start + 1),
    ...(file.encoding ? { 'Content-Encoding': file.encoding } : { 'Accept-Ranges': 'bytes' }),
    ...(range !== 'whole' && { 'Content-Range': `bytes ${start}-${end}/${file.size}` }),
  }
  if (!stream) return c.body(null, status, headers)
  return c.body(Readable.toWeb(stream) as ReadableStream, status, headers)
}

const isSameFile = (ifRange: string | undefined, etag: string) => !ifRange || ifRange === etag
