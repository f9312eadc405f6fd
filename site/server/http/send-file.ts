import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { readRange } from './byte-range'
import { IMMUTABLE } from './cache-control'
import { matchesEtag } from './etag'

export interface FileOnDisk {
  readonly path: string
  /** Media type. */
  readonly type: string
  readonly etag: string
  /** Set for a file that is stored compressed. */
  readonly encoding?: 'br' | 'gzip'
}

/** Sends a file whose URL changes with its content. Null if the file does not exist. */
export async function sendFile(c: Context, file: FileOnDisk): Promise<Response | null> {
  const stats = await stat(file.path).catch(() => null) // A missing or unreadable file gives null.
  if (!stats?.isFile()) return null
  c.header('ETag', file.etag)
  c.header('Cache-Control', IMMUTABLE)
  if (matchesEtag(c.req.header('if-none-match'), file.etag)) return c.body(null, 304)
  c.header('Content-Type', file.type)
  if (file.encoding) c.header('Content-Encoding', file.encoding)
  else c.header('Accept-Ranges', 'bytes')
  const allowsRange = !file.encoding && isSameFile(c.req.header('if-range'), file.etag)
  const range = readRange(allowsRange ? c.req.header('range') : undefined, stats.size)
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${stats.size}`)
    c.header('Content-Type', 'text/plain; charset=utf-8')
    return c.body('There are no such bytes.\n', 416)
  }
  const { start, end } = range === 'whole' ? { start: 0, end: stats.size - 1 } : range
  c.header('Content-Length', String(end - start + 1))
  if (range !== 'whole') c.header('Content-Range', `bytes ${start}-${end}/${stats.size}`)
  const status = range === 'whole' ? 200 : 206
  if (c.req.method === 'HEAD' || stats.size === 0) return c.body(null, status)
  const stream = createReadStream(file.path, { start, end })
  return c.body(Readable.toWeb(stream) as ReadableStream, status)
}

const isSameFile = (ifRange: string | undefined, etag: string) => !ifRange || ifRange === etag
