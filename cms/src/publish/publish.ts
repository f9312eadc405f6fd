import {
  AddressTaken,
  syncPublication,
  transactionRevision,
  type ExpectedPublication,
  type PublicationChange,
  type PublicationTransaction,
} from '@tessera/content/store'
import { setImmediate } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { publicError } from '../errors/public-error'
import { toSteps } from '../bulk-changes/steps'
import { batchWriter } from './batch-writer'
import {
  readExpectedPublications,
  type CollectionKind,
  type GlobalKind,
} from './expected-publication'
import { assignImageSlugs } from './images/assign-image-slugs'
import { forgetImageGalleries } from './images/find-image-galleries'
import { findImageWorks, takesOtherImages } from './images/publish-page-images'
import { noteIfWaiting } from './pending/pending-publications'
import { forgetTermsInTrash } from '../trash/find-terms-in-trash'
import { findUsed, payloadPublicationWriter } from './payload-publication-writer'

export interface DocumentReference {
  readonly kind: CollectionKind | GlobalKind
  readonly key: string
}

/** Documents whose rows are read together. */
const MAX_BATCH = 50

/**
 * Publishes or unpublishes documents according to their stored state, and the images and videos that they start or
 * cease to show. Works in the request's transaction, with one revision.
 * @param hasWritten whether this transaction has written before; on SQLite no other transaction can write then
 * @param retriesRefused whether documents that were refused when their images were ready are tried again. Otherwise they
 * stay as they are: neither their drafts nor changes of their terms can be refused for their sake.
 * @returns number of written rows
 */
export async function publish(
  req: PayloadRequest,
  references: readonly DocumentReference[],
  {
    hasWritten,
    retriesRefused = false,
  }: { readonly hasWritten: boolean; readonly retriesRefused?: boolean },
): Promise<number> {
  forgetImageGalleries(req)
  forgetTermsInTrash(req)
  const exclusive = hasWritten && req.payload.db.name === 'sqlite'
  const writer = payloadPublicationWriter(req, { exclusive })
  const transaction = { writer, revision: transactionRevision(writer) }
  return publishAll(req, references, transaction, { retriesRefused })
}

async function publishAll(
  req: PayloadRequest,
  references: readonly DocumentReference[],
  transaction: PublicationTransaction,
  options: Pick<Batch, 'areUsed' | 'retriesRefused'> = {},
): Promise<number> {
  let rows = 0
  for (const batch of batchesOf(references))
    rows += await publishBatch(req, { ...batch, ...options }, transaction)
  return rows
}

/** In the order of their kinds: the use of an image is known when the documents before it are published. */
function batchesOf(references: readonly DocumentReference[]): Batch[] {
  const keysOf = new Map<Batch['kind'], Set<string>>()
  for (const { kind, key } of references) keysOf.set(kind, (keysOf.get(kind) ?? new Set()).add(key))
  return [...keysOf].flatMap(([kind, keys]) =>
    toSteps([...keys], MAX_BATCH).map((step) => ({ kind, keys: step })),
  )
}

interface Batch {
  readonly kind: DocumentReference['kind']
  readonly keys: readonly string[]
  /** If published documents are known to show these images or videos. */
  readonly areUsed?: boolean
  readonly retriesRefused?: boolean
}

async function publishBatch(
  req: PayloadRequest,
  batch: Batch,
  transaction: PublicationTransaction,
): Promise<number> {
  const { kind, keys } = batch
  if (kind === 'image') await assignImageSlugs(req, keys)
  const expected = await readExpected(req, batch)
  const rows = await batchWriter(req, expected, transaction)
  const changes: PublicationChange[] = []
  let takesOthers = false
  for (const document of expected) {
    if (await noteIfWaiting(req, document, batch)) continue
    // Read before the page is written.
    const before = kind === 'page' ? await rows.rowsOf(kind, document.key) : []
    changes.push(await sync(document, { ...transaction, writer: rows }))
    takesOthers ||= kind === 'page' && takesOtherImages(before, document.documents)
    // Hundreds can follow: other requests are answered meanwhile.
    await setImmediate()
  }
  await rows.flush()
  const works = takesOthers ? await findOutdatedWorks(req) : []
  return (
    changes.reduce((sum, { written }) => sum + written.length, 0) +
    (await publishAll(req, works, transaction)) +
    (await publishAll(req, usesOf(changes, 'used'), transaction, { areUsed: true })) +
    (await publishAll(req, usesOf(changes, 'unused'), transaction))
  )
}

/** What should be published of the documents. An image file or a video is published while a published document shows it. */
async function readExpected(
  req: PayloadRequest,
  { kind, keys, areUsed }: Batch,
): Promise<readonly ExpectedPublication[]> {
  if (kind !== 'media' && kind !== 'video') return readExpectedPublications(req, kind, keys)
  const uses = keys.map((key) => ({ kind, key }))
  const found = areUsed ? new Set(uses) : await findUsed(req, uses)
  const used = uses.filter((use) => found.has(use)).map(({ key }) => key)
  return [
    ...uses.filter((use) => !found.has(use)).map((use) => ({ ...use, documents: [] })),
    ...(used.length > 0 ? await readExpectedPublications(req, kind, used) : []),
  ]
}

async function sync(expected: ExpectedPublication, transaction: PublicationTransaction) {
  try {
    return await syncPublication(expected, transaction)
  } catch (error) {
    if (error instanceof AddressTaken) throw publicError(error.message, 409)
    throw error
  }
}

/** The galleries of pages decide which images are published as works. */
async function findOutdatedWorks(req: PayloadRequest): Promise<readonly DocumentReference[]> {
  forgetImageGalleries(req)
  return (await findImageWorks(req)).map((key) => ({ kind: 'image', key }))
}

const usesOf = (changes: readonly PublicationChange[], which: 'used' | 'unused') =>
  changes.flatMap((change) => change[which])
