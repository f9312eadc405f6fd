import type { CollectionConfig } from 'payload'
import { internalCollection } from './internal-collection'

/** Published documents, read by the site. */
export const publications = (): CollectionConfig =>
  internalCollection({
    slug: 'publications',
    timestamps: false,
    indexes: [{ fields: ['kind', 'key', 'locale'], unique: true }],
    fields: [
      {
        name: 'kind',
        type: 'text',
        required: true,
        admin: { description: 'Kind of the document, such as "article" or "page".' },
      },
      {
        name: 'key',
        type: 'text',
        required: true,
        admin: { description: 'Id of the document; the old path of an automatic redirect.' },
      },
      {
        name: 'locale',
        type: 'text',
        required: true,
        admin: { description: 'Language of the document.' },
      },
      {
        name: 'path',
        type: 'text',
        index: true,
        admin: { description: 'Public path.' },
      },
      {
        name: 'revision',
        type: 'number',
        required: true,
        index: true,
        admin: { description: 'Revision of the last change; the site reads new revisions.' },
      },
      {
        name: 'body',
        type: 'json',
        admin: { description: 'The document; null when it is no longer published.' },
      },
      {
        name: 'uses',
        type: 'text',
        defaultValue: '',
        admin: { description: 'Images and videos that the document uses.' },
      },
    ],
  })
