import { parseUses } from '@tessera/content/store'
import type { PayloadRequest } from 'payload'
import { findUnpublishedUses } from './find-unpublished-uses'

interface PublishedRow {
  readonly id: number
  readonly kind?: string
  readonly key?: string
  readonly uses?: string | null
}

/** Ids of the images that a published document or gallery shows, or a draft contains. */
export async function findUsedImages(req: PayloadRequest): Promise<ReadonlySet<number>> {
  const { docs } = await req.payload.db.find<PublishedRow>({
    collection: 'publications',
    where: { and: [{ body: { exists: true } }, { kind: { not_equals: 'media' } }] },
    select: { kind: true, key: true, uses: true },
    pagination: false,
    limit: 0,
    req,
  })
  const published = docs.flatMap(({ kind, key, uses }) =>
    // An image is published as a work only while a gallery shows it.
    kind === 'image'
      ? (key ?? [])
      : parseUses(uses ?? '').flatMap((use) => (use.kind === 'media' ? use.key : [])),
  )
  const unpublished = (await findUnpublishedUses(req)).flatMap(({ images }) => images)
  return new Set([...published, ...unpublished].map(Number))
}
