import type { CollectionConfig } from 'payload'
import { signedIn } from '../access/roles'
import { originalCell } from '../fields/languages-field'
import { importBatchField } from '../fields/import-batch'
import { keepSlug, slugField } from '../fields/slug-field'
import { renameTermsOfGroup } from '../fields/term-name'
import { publishAfterChange, publishAfterDelete } from '../publish/hooks'
import { refuseDeletingUsedGroup } from './refuse-deleting-used-group'

/** A dimension that visitors filter by ("Topic"); its values are terms. */
export const filterGroups = (): CollectionConfig => ({
  slug: 'filter-groups',
  labels: { singular: 'Filter group', plural: 'Filter groups' },
  orderable: true,
  admin: {
    group: 'Filters',
    useAsTitle: 'label',
    defaultColumns: ['label', 'slug', 'updatedAt'],
    description:
      'What visitors filter by, such as topic or year. Each gallery has its own choice and order of them.',
  },
  access: { create: signedIn, read: signedIn, update: signedIn, delete: signedIn },
  hooks: {
    beforeChange: [keepSlug({ collection: 'filter-groups', from: 'label', fallback: 'group' })],
    beforeDelete: [refuseDeletingUsedGroup],
    afterChange: [renameTermsOfGroup, publishAfterChange('filter-group')],
    afterDelete: [publishAfterDelete('filter-group')],
  },
  fields: [
    {
      name: 'label',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 100,
      admin: {
        components: { Cell: originalCell },
        description: 'The name visitors see above the buttons or on the dropdown.',
      },
    },
    {
      name: 'terms',
      type: 'join',
      collection: 'terms',
      on: 'group',
      orderable: true,
      defaultLimit: 200,
      admin: {
        description: 'The values of this group. Drag them into the order that visitors see.',
        defaultColumns: ['label', 'slug'],
      },
    },
    slugField({
      source: 'label',
      label: 'Name in addresses',
      unique: true,
      description: 'Part of a filtered page’s address; made from the label when empty.',
    }),
    importBatchField(),
  ],
})
