import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  TextField,
} from 'payload'
import { inLocale, languagesOf, localeAsked } from '../localisation/in-locale'
import { idOf } from './id-of'

/** "Topic: Print": a term in a list of all terms. Stored, since Payload searches and sorts what it lists. */
export const termNameField = (): TextField => ({
  name: 'name',
  type: 'text',
  index: true,
  access: { create: () => false, update: () => false },
  admin: { hidden: true, description: 'The group and the label, for choosing among all terms.' },
})

/** Said in the first language, whichever an editor works in. */
export const keepTermName: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const typed = data['label'] ?? originalDoc?.label
  const label = isFirst(req) ? typed : ((await labelOf(req, 'terms', originalDoc?.id)) ?? typed)
  const group = await labelOf(req, 'filter-groups', idOf(data['group'] ?? originalDoc?.group))
  return { ...data, name: termName(group ?? '', label) }
}

/** When a group is renamed, its terms are. */
export const renameTermsOfGroup: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!isFirst(req) || doc.label === previousDoc?.label) return doc
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'terms',
    where: { group: { equals: doc.id } },
    pagination: false,
    limit: 0,
    req,
  })
  for (const row of docs) {
    const data = { name: termName(doc.label, inFirst(req, 'terms', row) ?? '') }
    await req.payload.db.updateOne({ collection: 'terms', id: row.id, data, req })
  }
  return doc
}

const termName = (group: string, label: string) => `${group}: ${label}`

const isFirst = (req: PayloadRequest) => localeAsked(req) === languagesOf(req)[0]

/** Null for what is not there yet. */
async function labelOf(
  req: PayloadRequest,
  collection: 'terms' | 'filter-groups',
  id: unknown,
): Promise<string | null> {
  if (id === undefined) return null
  const where = { id: { equals: id } }
  return inFirst(
    req,
    collection,
    await req.payload.db.findOne<{ id: number }>({ collection, where, joins: {}, req }),
  )
}

function inFirst(req: PayloadRequest, where: string, row: unknown): string | null {
  const label = inLocale(req, row, { where, locale: languagesOf(req)[0], fallback: null })?.[
    'label'
  ]
  return typeof label === 'string' ? label : null
}
