import type { PayloadRequest } from 'payload'
import { inLocale, languagesOf } from '../localisation/in-locale'
import { termRow, type TermRow } from './rows'

/** The field in which Payload keeps the order that editors drag the terms of a group into. */
const ORDER_IN_GROUP = '_terms_terms_order'

/** In the editor's order, named in a language, or in the first where they have no name in it. */
export async function termsOfGroup(
  req: PayloadRequest,
  group: string,
  locale: string,
): Promise<TermRow[]> {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'terms',
    where: { group: { equals: group } },
    sort: [ORDER_IN_GROUP, 'id'],
    pagination: false,
    limit: 0,
    req,
  })
  const [fallback] = languagesOf(req)
  return docs.map((row) => termRow.parse(inLocale(req, row, { where: 'terms', locale, fallback })))
}
