import { parseUses, type ExpectedPublication } from '@tessera/content/store'
import type { PayloadRequest, Where } from 'payload'
import { JOBS, whereRefusedWithImages } from '../../scheduled-publishing/refused-publications'
import { COLLECTIONS } from '../expected-publication'
import { processingRow, type ProcessingRow } from '../../images/processing/processing-fields'

/** Slug of the collection of the documents that are published as soon as their images have variants. */
export const PENDING = 'pending-publications'

/** Kinds of documents that are published with all their images only. The others show the images that are there. */
export const PENDING_KINDS = ['article', 'page'] as const

export interface PendingReference {
  readonly kind: (typeof PENDING_KINDS)[number]
  readonly key: string
}

export interface UnreadyImage {
  readonly id: number
  readonly name: string
  /** Why its variants could not be made; null while they are being made. */
  readonly error: string | null
}

/** The images of documents without the variants that visitors get. */
export async function findUnreadyImages(
  req: PayloadRequest,
  expected: readonly ExpectedPublication[],
): Promise<readonly UnreadyImage[]> {
  const uses = expected.flatMap(({ documents }) => documents.flatMap(({ uses }) => parseUses(uses)))
  const ids = [...new Set(uses.flatMap(({ kind, key }) => (kind === 'media' ? [Number(key)] : [])))]
  if (ids.length === 0) return []
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'media',
    where: { and: [{ id: { in: ids } }, { processing: { equals: 'webp' } }] },
    select: { filename: true, variants: true, processingError: true },
    ...{ joins: {}, pagination: false, limit: 0, req },
  })
  return docs
    .map((doc) => unreadyRow.parse(doc))
    .filter(({ variants }) => variants.length === 0)
    .map(toUnready)
}

const unreadyRow = processingRow.pick({
  ...{ id: true, filename: true, variants: true, processingError: true },
})

export const toUnready = ({
  id,
  filename,
  processingError,
}: Pick<ProcessingRow, 'id' | 'filename' | 'processingError'>): UnreadyImage => ({
  id,
  name: filename ?? `Image ${id}`,
  error: processingError ?? null,
})

/**
 * Notes whether a document waits for its images, or was refused when they were ready and is not tried again now.
 * @returns whether it does; then what is published of it must stay as it is
 */
export async function noteIfWaiting(
  req: PayloadRequest,
  expected: ExpectedPublication,
  { retriesRefused = false }: { readonly retriesRefused?: boolean },
): Promise<boolean> {
  const kind = PENDING_KINDS.find((each) => each === expected.kind)
  if (!kind) return false
  const unready = await findUnreadyImages(req, [expected])
  const reference = { kind, key: expected.key }
  const isNoted = await isPending(req, reference)
  const { db } = req.payload
  if (unready.length > 0 && !isNoted)
    await db.create({ collection: PENDING, data: reference, req, returning: false })
  if (unready.length > 0) return true
  if (!isNoted) return false
  const isTried = retriesRefused || expected.documents.length === 0
  if (!isTried && (await isRefused(req, reference))) return true
  await forget(req, reference)
  return false
}

async function isRefused(req: PayloadRequest, reference: PendingReference): Promise<boolean> {
  const where = whereRefusedOf(reference)
  return Boolean(await req.payload.db.findOne({ collection: JOBS, where, req }))
}

const whereRefusedOf = ({ kind, key }: PendingReference) =>
  whereRefusedWithImages({ collection: COLLECTIONS[kind], id: key })

async function forget(req: PayloadRequest, reference: PendingReference): Promise<void> {
  const { db } = req.payload
  await db.deleteMany({ collection: PENDING, where: whereOf(reference), req })
  await db.deleteMany({ collection: JOBS, where: whereRefusedOf(reference), req })
}

/** Whether a document is published as soon as its images are ready. */
export async function isPending(
  req: PayloadRequest,
  reference: Pick<ExpectedPublication, 'kind' | 'key'>,
): Promise<boolean> {
  const row = await req.payload.db.findOne<{ id: number }>({
    ...{ collection: PENDING, where: whereOf(reference), req },
  })
  return row !== null
}

const whereOf = ({ kind, key }: Pick<ExpectedPublication, 'kind' | 'key'>): Where => ({
  and: [{ kind: { equals: kind } }, { key: { equals: key } }],
})
