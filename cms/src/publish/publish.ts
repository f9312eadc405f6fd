import {
  AddressTaken,
  syncPublication,
  transactionRevision,
  type PublicationTransaction,
} from '@tessera/content/store'
import { setImmediate } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { publicError } from '../errors/public-error'
import {
  readExpectedPublication,
  type CollectionKind,
  type GlobalKind,
} from './expected-publication'
import { assignImageSlug } from './images/assign-image-slug'
import { forgetImageGalleries } from './images/find-image-galleries'
import { findImageWorks, takesOtherImages } from './images/publish-page-images'
import { waitsForImages } from './pending/pending-publications'
import { forgetTermsInTrash } from '../trash/find-terms-in-trash'
import { publicationWriter } from './publication-writer'

export interface DocumentReference {
  readonly kind: CollectionKind | GlobalKind
  readonly key: string
}

/**
 * Publishes or unpublishes documents according to their stored state, and the images and videos that they start or
 * cease to show. Works in the request's transaction, with one revision.
 * @param written whether this transaction has written before; on SQLite no other transaction can write then
 * @returns number of written rows
 */
export async function publish(
  req: PayloadRequest,
  references: readonly DocumentReference[],
  { written }: { readonly written: boolean },
): Promise<number> {
  forgetImageGalleries(req)
  forgetTermsInTrash(req)
  const exclusive = written && req.payload.db.name === 'sqlite'
  const writer = publicationWriter(req, { exclusive })
  const transaction = { writer, revision: transactionRevision(writer) }
  let rows = 0
  for (const reference of references) rows += await publishOne(req, reference, transaction)
  return rows
}

async function publishOne(
  req: PayloadRequest,
  { kind, key }: DocumentReference,
  transaction: PublicationTransaction,
): Promise<number> {
  // An image or a video is published while a published document shows it.
  const isMedia = kind === 'media' || kind === 'video'
  const isUnused = isMedia && !(await transaction.writer.isUsed({ kind, key }))
  if (kind === 'image') await assignImageSlug(req, key)
  const expected = isUnused
    ? { kind, key, documents: [] }
    : await readExpectedPublication(req, kind, key)
  if (await waitsForImages(req, expected)) return 0
  // Read before the page is written.
  const pageBefore = kind === 'page' ? await transaction.writer.rowsOf(kind, key) : []
  try {
    const change = await syncPublication(expected, transaction)
    let rows = change.written.length
    // The galleries of a page decide which images are published as works.
    if (kind === 'page' && takesOtherImages(pageBefore, expected.documents)) {
      forgetImageGalleries(req)
      for (const image of await findImageWorks(req)) {
        rows += await publishOne(req, { kind: 'image', key: image }, transaction)
        // A gallery can have hundreds: other requests are answered meanwhile.
        await setImmediate()
      }
    }
    for (const use of [...change.used, ...change.unused]) {
      rows += await publishOne(req, use, transaction)
    }
    return rows
  } catch (error) {
    if (error instanceof AddressTaken) throw publicError(error.message, 409)
    throw error
  }
}
