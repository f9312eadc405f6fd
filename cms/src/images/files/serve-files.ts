import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionConfig, Endpoint } from 'payload'
import { originalsDir, variantsDir } from '../folders'
import { storedImageType } from '../upload/image-type'

type Handler = NonNullable<
  Exclude<CollectionConfig['upload'], boolean | undefined>['handlers']
>[number]

/** GET /api/media/file/…: originals, for the admin. Payload has checked the access rules before. */
export const serveOriginal =
  (dataDir: string): Handler =>
  (_, { params }) =>
    sendFile(originalsDir(dataDir), params.filename, 'no-store')

/** GET /api/media/variant/…: variants, for the admin. */
export const serveVariant = (dataDir: string): Endpoint => ({
  path: '/variant/:file',
  method: 'get',
  handler: (req) =>
    req.user
      ? sendFile(variantsDir(dataDir), String(req.routeParams?.['file'] ?? ''), KEPT_BRIEFLY)
      : Response.json(
          { errors: [{ message: 'You are not allowed to do this.' }] },
          { status: 403 },
        ),
})

/**
 * For the grid of images, which would otherwise load hundreds of files at each visit. A file never changes under its name,
 * which has a hash of the original; after the session it stays in the browser for five minutes at most.
 */
const KEPT_BRIEFLY = 'private, max-age=300'

async function sendFile(folder: string, name: string, cacheControl: string): Promise<Response> {
  const type = storedImageType(name)
  const body =
    type && name === path.basename(name)
      ? await readFile(path.join(folder, name)).catch(() => null) // Missing file: 404 below.
      : null
  if (!body || !type) return new Response('File not found.\n', { status: 404 })
  return new Response(new Uint8Array(body), {
    headers: {
      'content-type': type,
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}
