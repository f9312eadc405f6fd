import type { PayloadRequest } from 'payload'
import { inLocale, languagesOf } from '../localisation/in-locale'
import { NOT_IN_TRASH } from '../trash/in-trash'
import { termRow, type TermRow } from './row-schemas/filter-rows'

/** The column in which Payload stores the editor's order of a group's terms. */
export const ORDER_IN_GROUP = '_terms_terms_order'

/** Terms in the editor's order, with labels in a language. A missing label falls back to the first language. */
export async function findTermsOfGroup(
  req: PayloadRequest,
  group: string,
  locale: string,
): Promise<TermRow[]> {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'terms',
    where: { and: [{ group: { equals: group } }, NOT_IN_TRASH] },
    sort: [ORDER_IN_GROUP, 'id'],
    pagination: false,
    limit: 0,
    req,
  })
  const [fallback] = languagesOf(req)
  return docs.map((row) => termRow.parse(inLocale(req, row, { slug: 'terms', locale, fallback })))
}
