import type { CollectionConfig } from 'payload'
import { nobody } from '../access/roles'

/** The table between cms and site. A collection only so that both databases' migrations carry it. */
export const publications = (): CollectionConfig => ({
  slug: 'publications',
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
  indexes: [{ fields: ['kind', 'key', 'locale'], unique: true }],
  fields: [
    {
      name: 'kind',
      type: 'text',
      required: true,
      admin: { description: 'What the document is: article, page, media and so on.' },
    },
    {
      name: 'key',
      type: 'text',
      required: true,
      admin: { description: 'The id of the document; of a redirect the old address.' },
    },
    {
      name: 'locale',
      type: 'text',
      required: true,
      admin: { description: 'The language of the document.' },
    },
    {
      name: 'path',
      type: 'text',
      index: true,
      admin: { description: 'The address it answers at.' },
    },
    {
      name: 'revision',
      type: 'number',
      required: true,
      index: true,
      admin: { description: 'The change it was written by; the site follows it.' },
    },
    {
      name: 'body',
      type: 'json',
      admin: { description: 'The document; empty when it is no longer published.' },
    },
    {
      name: 'uses',
      type: 'text',
      defaultValue: '',
      admin: { description: 'The images it shows.' },
    },
  ],
})
