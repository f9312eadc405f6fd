import type { CollectionConfig } from 'payload'
import { nobody } from '../access/roles'

/** Links to drafts for people without an account. A deleted row revokes its link. */
export const previewLinks = (): CollectionConfig => ({
  slug: 'preview-links',
  admin: { hidden: true },
  lockDocuments: false,
  graphQL: false,
  disableDuplicate: true,
  access: {
    create: nobody,
    read: nobody,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
    unlock: nobody,
  },
  fields: [
    {
      name: 'document',
      type: 'text',
      required: true,
      index: true,
      admin: { description: 'Collection and id of the document, such as "pages/3".' },
    },
    {
      name: 'expires',
      type: 'date',
      required: true,
      index: true,
      admin: { description: 'When the link ends.' },
    },
    {
      name: 'createdBy',
      type: 'text',
      admin: { description: 'Name of the editor who made the link.' },
    },
  ],
})
