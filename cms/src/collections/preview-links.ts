import type { CollectionConfig } from 'payload'
import { internalCollection } from './internal-collection'

/** Links to drafts for people without an account. A deleted row revokes its link. */
export const previewLinks = (): CollectionConfig =>
  internalCollection({
    slug: 'preview-links',
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
