import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  TextField,
} from 'payload'
import { inLocale, languagesOf, requestLocale } from '../localisation/in-locale'
import { idOf } from './id-of'

/** Label of a term with its group, such as "Topic: Print". Stored, because Payload searches and sorts lists in the database. */
export const termNameField = (): TextField => ({
  name: 'name',
  type: 'text',
  index: true,
  access: { create: () => false, update: () => false },
  admin: { hidden: true, description: 'Group and label, for lists of all terms.' },
})

/** Sets the name in the first language, whichever language is edited. */
export const setTermName: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const edited = data['label'] ?? originalDoc?.label
  const label = isFirstLanguage(req)
    ? edited
    : ((await labelOf(req, 'terms', originalDoc?.id)) ?? edited)
  const group = await labelOf(req, 'filter-groups', idOf(data['group'] ?? originalDoc?.group))
  return { ...data, name: termName(group ?? '', label) }
}

/** Updates the names of a group's terms when the group is renamed. */
export const updateTermNames: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!isFirstLanguage(req) || doc.label === previousDoc?.label) return doc
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'terms',
    where: { group: { equals: doc.id } },
    pagination: false,
    limit: 0,
    req,
  })
  for (const row of docs) {
    const data = { name: termName(doc.label, labelInFirstLanguage(req, 'terms', row) ?? '') }
    await req.payload.db.updateOne({ collection: 'terms', id: row.id, data, req })
  }
  return doc
}

/** Name of a term in lists of all terms. */
export const termName = (group: string, label: string) => `${group}: ${label}`

const isFirstLanguage = (req: PayloadRequest) => requestLocale(req) === languagesOf(req)[0]

/** Label of a document in the first language; null if it does not exist. */
async function labelOf(
  req: PayloadRequest,
  collection: 'terms' | 'filter-groups',
  id: unknown,
): Promise<string | null> {
  if (id === undefined) return null
  const where = { id: { equals: id } }
  return labelInFirstLanguage(
    req,
    collection,
    await req.payload.db.findOne<{ id: number }>({ collection, where, joins: {}, req }),
  )
}

function labelInFirstLanguage(req: PayloadRequest, slug: string, row: unknown): string | null {
  const label = inLocale(req, row, { slug, locale: languagesOf(req)[0], fallback: null })?.['label']
  return typeof label === 'string' ? label : null
}
