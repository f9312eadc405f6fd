import type { CollectionConfig } from 'payload'
import { hiddenFromAuthors, onlyEditors, signedIn } from '../access/roles'
import { translatedCell } from '../fields/document-state/languages-field'
import { importBatchField } from '../fields/import-batch'
import { setSlug, slugField } from '../fields/slug/slug-field'
import { updateTermNames } from '../fields/term-name'
import { publishAfterChange, publishAfterDelete } from '../publish/hooks'
import { preventDeletingUsedGroup } from '../terms/prevent-deleting-used-group'

/** Groups of filter options, such as "Topic". The options are terms. */
export const filterGroups = (): CollectionConfig => ({
  slug: 'filter-groups',
  labels: { singular: 'Filter group', plural: 'Filter groups' },
  orderable: true,
  admin: {
    hidden: hiddenFromAuthors,
    group: 'Filters',
    useAsTitle: 'label',
    defaultColumns: ['label', 'slug', 'updatedAt'],
    description:
      'Filters for visitors, such as topic or year. Each gallery has its own selection and order of them.',
  },
  access: { create: onlyEditors, read: signedIn, update: onlyEditors, delete: onlyEditors },
  hooks: {
    beforeChange: [setSlug({ collection: 'filter-groups', from: 'label', fallback: 'group' })],
    beforeDelete: [preventDeletingUsedGroup],
    afterChange: [updateTermNames, publishAfterChange('filter-group')],
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
        components: { Cell: translatedCell },
        description: 'Name of the filter, above the buttons or on the dropdown.',
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
        description: 'Options of this group. Drag to order.',
        defaultColumns: ['label', 'slug'],
      },
    },
    slugField({
      label: 'Name in addresses',
      unique: true,
      description: 'Part of the address of a filtered page. Created from the label if empty.',
    }),
    importBatchField(),
  ],
})
