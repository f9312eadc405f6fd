import type { PayloadRequest } from 'payload'
import { generateNKeysBetween } from 'payload/shared'
import { z } from 'zod'
import { inTransaction } from '../../database/transactions/in-transaction'
import { slugify } from '../../fields/slug/slugify'
import { termName } from '../../fields/term-name'
import { languagesOf } from '../../localisation/in-locale'
import { ORDER_IN_GROUP } from '../../publish/find-terms-of-group'
import { publish } from '../../publish/publish'
import { IN_TRASH, NOT_IN_TRASH } from '../../trash/in-trash'
import { releaseSlug } from '../../trash/release-slug'
import { readImportBatch } from '../import-batch/read-import-batch'
import { readJson } from '../read-json'
import { findOrCreateGroup } from './find-or-create-group'
import { importedTerm } from './parse-line'

/** Terms per request: an editor's save waits for the transaction. */
const MAX_TERMS = 500

const requestBody = z.object({
  group: importedTerm.shape.group,
  terms: z.array(importedTerm.omit({ group: true })).max(MAX_TERMS),
  /** Whether another request with terms of this group follows. The last one publishes the group. */
  more: z.boolean().default(false),
})

/**
 * POST /api/internal/terms?batch=…: creates the missing terms of a filter group in one transaction, after those that it
 * has. The last request publishes the group; saving each term would publish all of it each time.
 */
export async function createTerms(req: PayloadRequest): Promise<{ readonly created: number }> {
  const importBatch = readImportBatch(req)
  const { group, terms, more } = await readJson(req, requestBody)
  const id = await findOrCreateGroup(req, group, importBatch)
  const labels = new Map(
    terms.map(({ slug, label }) => [slugify(slug ?? '') || slugify(label) || 'term', label]),
  )
  return inTransaction(req.payload, async (transaction) => {
    const inGroup = { group: { equals: id } }
    const hasSlug = { slug: { in: [...labels.keys()] } }
    const existing = await findSlugs(transaction, { and: [inGroup, hasSlug, NOT_IN_TRASH] })
    const missing = [...labels].filter(([slug]) => !existing.has(slug))
    const inTrash = await findSlugs(transaction, { and: [inGroup, hasSlug, IN_TRASH] })
    for (const slug of inTrash)
      await releaseSlug(transaction, { collection: 'terms', slug, id: undefined, within: inGroup })
    const keys = generateNKeysBetween(await findLastKey(transaction, id), null, missing.length)
    const groupLabel = await findLabel(transaction, id)
    const [locale] = languagesOf(req)
    for (const [index, [slug, label]] of missing.entries()) {
      const data = {
        ...{ slug, group: id, importBatch, [ORDER_IN_GROUP]: keys[index] },
        ...{ label: { [locale]: label }, name: termName(groupLabel, label) },
      }
      const row = { collection: 'terms', data, req: transaction, returning: false }
      await transaction.payload.db.create(row)
    }
    if (!more)
      await publish(transaction, [{ kind: 'filter-group', key: String(id) }], { hasWritten: true })
    return { created: missing.length }
  })
}

async function findSlugs(
  req: PayloadRequest,
  where: { readonly and: object[] },
): Promise<Set<string>> {
  const { docs } = await req.payload.db.find<{ id: number; slug?: string }>({
    ...{ collection: 'terms', where: { and: where.and.map((one) => ({ ...one })) }, req },
    ...{ select: { slug: true }, pagination: false, limit: 0 },
  })
  return new Set(docs.flatMap(({ slug }) => slug ?? []))
}

async function findLastKey(req: PayloadRequest, group: number | string): Promise<string | null> {
  const { docs } = await req.payload.db.find<{ id: number; [ORDER_IN_GROUP]?: string }>({
    ...{ collection: 'terms', where: { group: { equals: group } }, req },
    ...{ sort: `-${ORDER_IN_GROUP}`, limit: 1, pagination: false },
  })
  return docs[0]?.[ORDER_IN_GROUP] ?? null
}

/** Label of a group in the first language, which the names of terms contain. */
async function findLabel(req: PayloadRequest, id: number | string): Promise<string> {
  const { label } = await req.payload.findByID({
    ...{ collection: 'filter-groups', id, depth: 0, joins: false, req },
    locale: languagesOf(req)[0],
  })
  return typeof label === 'string' ? label : ''
}
