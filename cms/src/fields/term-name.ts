import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  TextField,
} from 'payload'
import { idOf } from './id-of'

/** "Topic: Print": a term in a list of all terms. Stored, since Payload searches and sorts what it lists. */
export const termNameField = (): TextField => ({
  name: 'name',
  type: 'text',
  index: true,
  access: { create: () => false, update: () => false },
  admin: { hidden: true, description: 'The group and the label, for choosing among all terms.' },
})

export const keepTermName: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const label = data['label'] ?? originalDoc?.label
  const group = idOf(data['group'] ?? originalDoc?.group)
  return { ...data, name: termName(await labelOfGroup(req, group), label) }
}

/** When a group is renamed, its terms are. */
export const renameTermsOfGroup: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.label === previousDoc?.label) return doc
  const { docs } = await req.payload.db.find<{ id: number; label: string }>({
    collection: 'terms',
    where: { group: { equals: doc.id } },
    pagination: false,
    limit: 0,
    req,
  })
  for (const { id, label } of docs) {
    const data = { name: termName(doc.label, label) }
    await req.payload.db.updateOne({ collection: 'terms', id, data, req })
  }
  return doc
}

const termName = (group: string, label: string) => `${group}: ${label}`

async function labelOfGroup(req: PayloadRequest, id: unknown): Promise<string> {
  const group = await req.payload.db.findOne<{ id: number; label: string }>({
    collection: 'filter-groups',
    where: { id: { equals: id } },
    joins: {},
    req,
  })
  return group?.label ?? ''
}
