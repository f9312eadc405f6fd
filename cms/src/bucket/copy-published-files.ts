import path from 'node:path'
import type { Publication } from '@tessera/content'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { MediaBucket } from './media-bucket'

/** The bucket that the config was built with. The config, because Next.js loads modules more than once. */
export const bucketOf = ({ config }: Pick<Payload, 'config'>): MediaBucket | null =>
  config.custom?.['mediaBucket'] ?? null

/** Copies the files of a document to the bucket before it is published, so that no site shows it without them. */
export async function copyPublishedFiles(
  payload: Pick<Payload, 'config'>,
  { kind, body }: Publication,
): Promise<void> {
  const bucket = bucketOf(payload)
  if (bucket === null || body === null) return
  for (const { folder, names } of filesOf({ kind, body })) await bucket.copy(folder, names)
}

const files = z.object({ path: z.string() })
const mediaBody = z.object({ variants: z.array(files) })

const filesOf = ({ kind, body }: Pick<Publication, 'kind' | 'body'>) => {
  const name = (file: z.infer<typeof files>) => path.basename(file.path)
  if (kind === 'media')
    return [{ folder: 'variants', names: mediaBody.parse(body).variants.map(name) } as const]
  if (kind === 'video') return [{ folder: 'videos', names: [name(files.parse(body))] } as const]
  return []
}
