import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { z } from 'zod'
import { requireUser } from '../../access/require-role'
import { withKey } from '../../idempotency-keys/accept-keys'
import { incomingDir } from '../../videos/folders'
import { MAX_TIFF_BYTES } from '../upload/limits'
import { convertTiff } from './convert-tiff'
import { receiveFile } from './receive-file'

const id = z.coerce.number().int().positive()
const query = z.object({
  filename: z.string().max(1000).catch('image.tif'),
  folder: id.optional().catch(undefined),
  /** Id of the image whose file is replaced. */
  replace: id.optional().catch(undefined),
})

/**
 * POST /api/media/tiff?filename=… with the file as its body: checks the user first, writes the file to the disk, and makes
 * an image of it in a process of its own. The TIFF file is not kept.
 */
export const tiffEndpoint = (dataDir: string): Endpoint => {
  const upload: PayloadHandler = async (req) => {
    requireUser(req)
    const folder = incomingDir(dataDir)
    await mkdir(folder, { recursive: true })
    const source = path.join(folder, randomUUID())
    const target = `${source}.converted`
    try {
      await receiveFile(req, { file: source, limit: MAX_TIFF_BYTES })
      const mimetype = await convertTiff(source, target)
      const data = await readFile(target)
      const { filename } = query.parse(req.query)
      return await store(req, { data, mimetype, name: filename, size: data.length })
    } finally {
      await rm(source, { force: true })
      await rm(target, { force: true })
    }
  }
  const create = withKey(upload)
  return {
    path: '/tiff',
    method: 'post',
    handler: (req) => (query.parse(req.query).replace === undefined ? create(req) : upload(req)),
  }
}

async function store(req: PayloadRequest, file: NonNullable<PayloadRequest['file']>) {
  const { folder, replace } = query.parse(req.query)
  const options = {
    ...{ collection: 'media', file, depth: 0, req },
    ...{ user: req.user, overrideAccess: false },
  }
  const doc =
    replace === undefined
      ? await req.payload.create({ ...options, data: folder === undefined ? {} : { folder } })
      : await req.payload.update({ ...options, id: replace, data: {} })
  return Response.json({ doc }, { status: replace === undefined ? 201 : 200 })
}
