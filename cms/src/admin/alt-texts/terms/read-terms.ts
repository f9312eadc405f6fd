import type { PayloadRequest } from 'payload'
import { z } from 'zod'

const labelled = z.object({ id: z.number(), label: z.string().nullish() })
const group = labelled.transform(({ id, label }) => ({ id, label: label || String(id) }))
const term = labelled
  .extend({ group: z.number() })
  .transform(({ label, ...rest }) => ({ ...rest, label: label || String(rest.id) }))

/** All filter groups and terms in their order, with their labels in the language of the request. */
export async function readTerms(req: PayloadRequest) {
  const read = async (collection: 'filter-groups' | 'terms', sort: string) => {
    const options = { depth: 0, joins: false, pagination: false, limit: 0, req } as const
    return (await req.payload.find({ collection, sort, ...options })).docs
  }
  return {
    groups: (await read('filter-groups', '_order')).map((doc) => group.parse(doc)),
    terms: (await read('terms', 'name')).map((doc) => term.parse(doc)),
  }
}
