import type { CollectionConfig } from 'payload'
import { PENDING } from '../publish/pending/pending-publications'
import { internalCollection } from './internal-collection'

/** Documents that are published as soon as their images are ready. */
export const pendingPublications = (): CollectionConfig =>
  internalCollection({
    slug: PENDING,
    timestamps: false,
    indexes: [{ fields: ['kind', 'key'], unique: true }],
    fields: [
      {
        name: 'kind',
        type: 'text',
        required: true,
        admin: { description: 'Kind of the document: "article" or "page".' },
      },
      {
        name: 'key',
        type: 'text',
        required: true,
        admin: { description: 'Id of the document.' },
      },
    ],
  })
