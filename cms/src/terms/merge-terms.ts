import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordOnDocument } from '../audit-log/record-on-document'
import { withoutEntry } from '../audit-log/with-audit-log'
import { publicError } from '../errors/public-error'
import { idOf } from '../fields/id-of'
import { publish } from '../publish/publish'
import { findReferencesTo } from '../publish/publish-term-users'
import { DELETED_AT, isInTrash } from '../trash/in-trash'
import { withFormerSlugs } from './former-slugs'
import { replaceTerm } from './replace-term'

const term = z.looseObject({
  id: z.number(),
  slug: z.string(),
  label: z.string(),
  formerSlugs: z.unknown(),
})

/**
 * Replaces a term by another of its group everywhere, moves it to the trash, and lets its addresses lead to the other.
 * Call this in a transaction.
 * @throws APIError with a sentence for the editor
 */
export async function mergeTerms(
  req: PayloadRequest,
  { from, into }: { readonly from: number; readonly into: number },
): Promise<void> {
  if (from === into) throw publicError('Choose another term. A term cannot be merged into itself.')
  const source = await findTerm(req, from)
  const target = await findTerm(req, into)
  if (String(idOf(source['group'])) !== String(idOf(target['group'])))
    throw publicError('Both terms must be in the same filter group.')
  await recordOnDocument(req, {
    ...{ action: 'merged', collection: 'terms', id: from, details: `into “${target.label}”` },
  })
  const references = await findReferencesTo(req.payload, from)
  await replaceTerm(req, from, into)
  await update(req, from, { [DELETED_AT]: new Date().toISOString() })
  await update(req, into, {
    formerSlugs: withFormerSlugs(target, source.slug, ...withFormerSlugs(source)),
  })
  await publish(req, references, { hasWritten: true })
}

async function findTerm(req: PayloadRequest, id: number) {
  const found = await req.payload.findByID({
    ...{ collection: 'terms', id, depth: 0, disableErrors: true, req },
    overrideAccess: false,
    user: req.user,
  })
  if (!found || isInTrash(found)) throw publicError('This term does not exist any more.', 404)
  return term.parse(found)
}

/** The audit log has one entry for the merge. */
const update = (req: PayloadRequest, id: number, data: object) =>
  req.payload.update({
    ...{ collection: 'terms', id, data, depth: 0, req, context: withoutEntry() },
    overrideAccess: false,
    user: req.user,
  })
