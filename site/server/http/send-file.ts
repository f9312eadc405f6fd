import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { isKnown } from './conditional'
import { readRange } from './ranges'

export const IMMUTABLE = 'public, max-age=31536000, immutable'

export interface FileOnDisk {
  readonly path: string
  readonly type: string
  readonly etag: string
  /** Set when the file is stored encoded. */
  readonly encoding?: 'br' | 'gzip'
}

/** A file whose name changes with its content. Null when it is not there. */
export async function sendFile(c: Context, file: FileOnDisk): Promise<Response | null> {
  const found = await stat(file.path).catch(() => null) // Missing or unreadable: told by null.
  if (!found?.isFile()) return null
  c.header('ETag', file.etag)
  c.header('Cache-Control', IMMUTABLE)
  if (isKnown(c.req.header('if-none-match'), file.etag)) return c.body(null, 304)
  c.header('Content-Type', file.type)
  if (file.encoding) c.header('Content-Encoding', file.encoding)
  else c.header('Accept-Ranges', 'bytes')
  const mayRange = !file.encoding && isFresh(c.req.header('if-range'), file.etag)
  const range = readRange(mayRange ? c.req.header('range') : undefined, found.size)
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${found.size}`)
    c.header('Content-Type', 'text/plain; charset=utf-8')
    return c.body('There are no such bytes.\n', 416)
  }
  const { start, end } = range === 'whole' ? { start: 0, end: found.size - 1 } : range
  c.header('Content-Length', String(end - start + 1))
  if (range !== 'whole') c.header('Content-Range', `bytes ${start}-${end}/${found.size}`)
  const status = range === 'whole' ? 200 : 206
  if (c.req.method === 'HEAD' || found.size === 0) return c.body(null, status)
  const stream = createReadStream(file.path, { start, end })
  return c.body(Readable.toWeb(stream) as ReadableStream, status)
}

const isFresh = (ifRange: string | undefined, etag: string) => !ifRange || ifRange === etag
