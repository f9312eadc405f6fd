import type { CollectionConfig } from 'payload'
import { internalCollection } from '../collections/internal-collection'

export const BULK_CHANGES = 'bulk-changes'

/** Changes of many documents at once, until they cannot be undone any more. */
export const bulkChangesCollection = (): CollectionConfig =>
  internalCollection({
    slug: BULK_CHANGES,
    timestamps: false,
    fields: [
      {
        ...{ name: 'user', type: 'number', required: true, index: true },
        admin: { description: 'Id of who made the change.' },
      },
      {
        ...{ name: 'at', type: 'date', required: true, index: true },
        admin: { description: 'When it was made.' },
      },
      {
        ...{ name: 'change', type: 'json', required: true },
        admin: { description: 'What each document was before (bulk-changes/bulk-change.ts).' },
      },
    ],
  })
