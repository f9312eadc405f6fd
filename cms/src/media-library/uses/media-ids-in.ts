import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { idOf } from '../../fields/id-of'

/** Names of the fields that refer to images, such as `cover`, in a collection and its blocks. */
export function mediaFieldNames({ fields }: Pick<CollectionConfig | GlobalConfig, 'fields'>) {
  return new Set(namesIn(fields))
}

function namesIn(fields: readonly Field[]): readonly string[] {
  return fields.flatMap((field): readonly string[] => {
    if (field.type === 'upload' || field.type === 'relationship')
      return [field.relationTo].flat().includes('media') ? [field.name] : []
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => namesIn(tab.fields))
    if (field.type === 'blocks') return field.blocks.flatMap((block) => namesIn(block.fields))
    return 'fields' in field ? namesIn(field.fields) : []
  })
}

/**
 * Ids of the images in a document, also in incomplete drafts. Rich text has them as nodes with `relationTo`, and its
 * blocks have the same field names as those of pages.
 */
export function mediaIdsIn(value: unknown, names: ReadonlySet<string>): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => mediaIdsIn(each, names))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => {
    const isReference = names.has(key) || (key === 'value' && isMediaNode(value))
    return [...(isReference ? idsIn(child) : []), ...mediaIdsIn(child, names)]
  })
}

const isMediaNode = (node: object) => 'relationTo' in node && node.relationTo === 'media'

/** A localised field has a value per language. */
function idsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  const id = idOf(value)
  if (typeof id === 'number' || typeof id === 'string') return [String(id)]
  return typeof id === 'object' && id !== null ? Object.values(id).flatMap(idsIn) : []
}
