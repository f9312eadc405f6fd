import type { CollectionConfig } from 'payload'
import { signedIn } from '../access/roles'
import { originalCell } from '../fields/languages-field'
import { importBatchField } from '../fields/import-batch'
import { keepSlug, slugField } from '../fields/slug-field'
import { keepTermName, termNameField } from '../fields/term-name'
import { findUsersOfTerm, publishUsersOfTerm } from '../publish/term-users'
import { publishAfterChange, publishAfterDelete } from '../publish/hooks'

/** A value of a filter group ("Print"). */
export const terms = (): CollectionConfig => ({
  slug: 'terms',
  labels: { singular: 'Term', plural: 'Terms' },
  admin: {
    group: 'Filters',
    useAsTitle: 'name',
    defaultColumns: ['label', 'group', 'slug'],
    description:
      'The values of the filter groups. Order them by dragging on the page of their group.',
  },
  access: { create: signedIn, read: signedIn, update: signedIn, delete: signedIn },
  // Two terms with one slug in one group would be one button in addresses.
  indexes: [{ fields: ['group', 'slug'], unique: true }],
  hooks: {
    beforeChange: [
      keepSlug({ collection: 'terms', from: 'label', fallback: 'term', within: 'group' }),
      keepTermName,
    ],
    afterChange: [publishAfterChange('term')],
    beforeDelete: [findUsersOfTerm],
    afterDelete: [publishAfterDelete('term'), publishUsersOfTerm],
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
        description: 'The word visitors see on the button or in the dropdown.',
      },
    },
    {
      name: 'group',
      type: 'relationship',
      relationTo: 'filter-groups',
      required: true,
      admin: { description: 'The filter group this is a value of.' },
    },
    slugField({
      source: 'label',
      label: 'Name in addresses',
      unique: false,
      description: 'Part of a filtered page’s address; made from the label when empty.',
    }),
    termNameField(),
    importBatchField(),
  ],
})
