import type { CollectionConfig } from 'payload'
import { nobody } from '../access/roles'
import { PENDING } from '../publish/pending/pending-publications'

/** Documents that are published as soon as their images are ready. A collection, so that migrations create the table. */
export const pendingPublications = (): CollectionConfig => ({
  slug: PENDING,
  admin: { hidden: true },
  lockDocuments: false,
  graphQL: false,
  timestamps: false,
  disableDuplicate: true,
  access: {
    create: nobody,
    read: nobody,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
    unlock: nobody,
  },
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
