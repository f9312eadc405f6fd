import type { CollectionConfig } from 'payload'
import { onlyEditors, signedIn } from '../access/roles'
import { translatedCell } from '../fields/document-state/languages-field'
import { importBatchField } from '../fields/import-batch'
import { setSlug, slugField } from '../fields/slug/slug-field'
import { setTermName, termNameField } from '../fields/term-name'
import {
  findRestoredTermUsers,
  findTermUsers,
  publishTermUsers,
} from '../publish/publish-term-users'
import { publishAfterChange, publishAfterDelete } from '../publish/hooks'
import { termEndpoints } from '../terms/endpoints'
import { formerSlugsField, keepFormerSlug } from '../terms/former-slugs'
import { versionsOfSaves } from '../versions/keep-versions'

/** Options of filter groups, such as "Print". */
export const terms = (): CollectionConfig => ({
  slug: 'terms',
  labels: { singular: 'Term', plural: 'Terms' },
  admin: {
    group: 'Filters',
    useAsTitle: 'name',
    defaultColumns: ['label', 'group', 'slug'],
    description: 'Options of the filter groups. Open a filter group to order its options.',
  },
  access: { create: onlyEditors, read: signedIn, update: onlyEditors, delete: onlyEditors },
  // In URLs, an option is identified by its group and slug.
  indexes: [{ fields: ['group', 'slug'], unique: true }],
  endpoints: termEndpoints,
  versions: versionsOfSaves(),
  hooks: {
    beforeChange: [
      findRestoredTermUsers,
      setSlug({ collection: 'terms', from: 'label', fallback: 'term', within: 'group' }),
      keepFormerSlug,
      setTermName,
    ],
    afterChange: [publishAfterChange('term'), publishTermUsers],
    beforeDelete: [findTermUsers],
    afterDelete: [publishAfterDelete('term'), publishTermUsers],
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
        description: 'Name of the option, on the button or in the dropdown.',
      },
    },
    {
      name: 'group',
      type: 'relationship',
      relationTo: 'filter-groups',
      required: true,
      admin: { description: 'Filter group of this option.' },
    },
    slugField({
      label: 'Name in addresses',
      unique: false,
      description: 'Part of the address of a filtered page. Created from the label if empty.',
    }),
    termNameField(),
    formerSlugsField(),
    importBatchField(),
    {
      name: 'uses',
      type: 'ui',
      admin: { components: { Field: '/admin/term-uses/TermUses#TermUses' } },
    },
  ],
})
