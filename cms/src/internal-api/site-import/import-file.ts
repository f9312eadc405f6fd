import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { VIDEO_TYPES } from '@tessera/content'
import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { inspectImage } from '../../images/upload/check-upload'
import { fileHash } from '../../images/upload/file-hash'
import { originalsDir, variantsDir } from '../../images/folders'
import { storedImageType } from '../../images/upload/image-type'
import { MAX_UPLOAD_BYTES } from '../../images/upload/limits'
import { imageProcessor } from '../../images/processing/processor'
import { imageQueue } from '../../images/processing/queue'
import { withNewVariants } from '../../images/processing/server-fields'
import type { Settings } from '../../settings'
import { incomingDir, videosDir } from '../../videos/folders'
import { withVideoBytes } from '../../videos/header/video-bytes'
import { readVideoHeader } from '../../videos/header/video-header'
import { readQuery } from '../read-query'
import { requireSiteImport } from './start-site-import'

const query = z.object({ collection: z.enum(['media', 'videos']), id: z.coerce.number().int() })

type StoredFile = {
  readonly id: number
  readonly filename?: string
  readonly rotation?: number | null
}

/**
 * POST /api/internal/site-import/file?collection=media&id=7: stores the original of an imported image, and creates its
 * variants, or an imported video.
 */
export const importFile =
  (settings: Pick<Settings, 'dataDir' | 'videoLimit'>) => async (req: PayloadRequest) => {
    await requireSiteImport(req)
    const { collection, id } = readQuery(req, query)
    const where = { id: { equals: id } }
    const doc = await req.payload.db.findOne<StoredFile>({ collection, where, joins: {}, req })
    const name = path.basename(doc?.filename ?? '')
    if (!name || !req.body) throw new APIError(`${collection} ${id} has no file.`, 400)
    const folder = incomingDir(settings.dataDir)
    await mkdir(folder, { recursive: true })
    const incoming = path.join(folder, `site-import-${collection}-${id}.part`)
    try {
      const limit = collection === 'media' ? MAX_UPLOAD_BYTES : settings.videoLimit
      await store(req, incoming, limit)
      if (collection === 'media')
        await storeImage(req, { ...settings, id, name, incoming, rotation: doc?.rotation ?? 0 })
      else await storeVideo({ ...settings, name, incoming })
    } finally {
      await rm(incoming, { force: true })
    }
    return { stored: name }
  }

/** @throws APIError when the body is larger than the limit, in bytes */
async function store({ body }: PayloadRequest, file: string, limit: number): Promise<void> {
  let size = 0
  await pipeline(
    // Node and the DOM declare the same class.
    Readable.fromWeb(body as unknown as ReadableStream<Uint8Array>),
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        size += chunk.length
        if (size > limit) throw new APIError(`The file is larger than ${limit} bytes.`, 413)
        yield chunk
      }
    },
    createWriteStream(file),
  )
}

interface IncomingFile {
  readonly dataDir: string
  readonly name: string
  readonly incoming: string
}

async function storeImage(
  req: PayloadRequest,
  {
    dataDir,
    id,
    name,
    incoming,
    rotation,
  }: IncomingFile & { readonly id: number; readonly rotation: number },
) {
  const data = await readFile(incoming)
  const type = await inspectImage(data)
  if (type !== storedImageType(name))
    throw new APIError(`${name} is of another type: ${type}.`, 415)
  await mkdir(originalsDir(dataDir), { recursive: true })
  await mkdir(variantsDir(dataDir), { recursive: true })
  await rename(incoming, path.join(originalsDir(dataDir), name))
  const prepared = await imageProcessor(dataDir).prepare({ filename: name, rotation })
  await req.payload.db.updateOne({
    ...{ collection: 'media', id, req, returning: false },
    data: {
      ...withNewVariants(null, { prepared, rotation }),
      ...{ filesize: data.length, fileHash: await fileHash(data) },
    },
  })
  await imageQueue({ payload: req.payload, dataDir }).process(id)
}

async function storeVideo({ dataDir, name, incoming }: IncomingFile) {
  const video = { data: Buffer.alloc(0), tempFilePath: incoming }
  const { type } = await withVideoBytes(video, readVideoHeader)
  if (path.extname(name) !== `.${VIDEO_TYPES[type]}`)
    throw new APIError(`${name} is of another type: ${type}.`, 415)
  await mkdir(videosDir(dataDir), { recursive: true })
  await rename(incoming, path.join(videosDir(dataDir), name))
}
