import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { CollectionConfig } from 'payload'
import { videosDir } from './folders'

const TYPES: Readonly<Record<string, string>> = { '.mp4': 'video/mp4', '.webm': 'video/webm' }

type Handler = NonNullable<
  Exclude<CollectionConfig['upload'], boolean | undefined>['handlers']
>[number]

/** GET /api/videos/file/…: for the admin; visitors have an address of the site's. Payload has asked the access rules before. */
export const serveVideo =
  (dataDir: string): Handler =>
  async (_, { params: { filename } }) => {
    const type = TYPES[path.extname(filename)]
    const place = path.join(videosDir(dataDir), filename)
    const found =
      type && filename === path.basename(filename)
        ? await stat(place).catch(() => null) // Not there: answered below.
        : null
    if (!type || !found?.isFile()) return new Response('There is no such video.\n', { status: 404 })
    return new Response(webStream(createReadStream(place)), {
      headers: {
        'content-type': type,
        'content-length': String(found.size),
        'cache-control': 'private, max-age=300',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
      },
    })
  }

/** Read as fast as it is taken, and no faster. */
function webStream(file: Readable): ReadableStream<Uint8Array> {
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
