import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { VIDEO_TYPES } from '@tessera/content'
import type { CollectionConfig } from 'payload'
import { videosDir } from './folders'

const TYPES_BY_EXTENSION: ReadonlyMap<string, string> = new Map(
  Object.entries(VIDEO_TYPES).map(([type, extension]) => [`.${extension}`, type]),
)

type Handler = NonNullable<
  Exclude<CollectionConfig['upload'], boolean | undefined>['handlers']
>[number]

/** GET /api/videos/file/…: videos, for the admin; visitors load them from the site. Payload has checked the access rules before. */
export const serveVideo =
  (dataDir: string): Handler =>
  async (_, { params: { filename } }) => {
    const type = TYPES_BY_EXTENSION.get(path.extname(filename))
    const file = path.join(videosDir(dataDir), filename)
    const stats =
      type && filename === path.basename(filename)
        ? await stat(file).catch(() => null) // Missing file: 404 below.
        : null
    if (!type || !stats?.isFile()) return new Response('Video not found.\n', { status: 404 })
    return new Response(toWebStream(createReadStream(file)), {
      headers: {
        'content-type': type,
        'content-length': String(stats.size),
        'cache-control': 'private, max-age=300',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
      },
    })
  }

/** Reads a chunk only when the response needs one. */
function toWebStream(file: Readable): ReadableStream<Uint8Array> {
  const chunks = file.iterator()
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => void file.destroy(),
    },
    { highWaterMark: 0 },
  )
}
