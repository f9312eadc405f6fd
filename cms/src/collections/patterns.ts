import type { CollectionConfig } from 'payload'
import { hiddenFromAuthors, onlyEditors, signedIn } from '../access/roles'
import { importBatchField } from '../fields/import-batch'
import { validateDrawing } from '../patterns/validate-drawing'
import { publishAfterChange, publishAfterDelete } from '../publish/hooks'
import { preventDeletingUsedPattern } from '../patterns/prevent-deleting-used-pattern'

/** Custom patterns for mosaics: tiles drawn on a grid, which repeat. */
export const patterns = (): CollectionConfig => ({
  slug: 'patterns',
  labels: { singular: 'Pattern', plural: 'Patterns' },
  admin: {
    hidden: hiddenFromAuthors,
    group: 'Content',
    useAsTitle: 'label',
    defaultColumns: ['label', 'updatedAt'],
    description:
      'Your own tile sizes for mosaics. Changes are published immediately, wherever the pattern is used.',
  },
  access: { create: onlyEditors, read: signedIn, update: onlyEditors, delete: onlyEditors },
  hooks: {
    beforeDelete: [preventDeletingUsedPattern],
    afterChange: [publishAfterChange('pattern')],
    afterDelete: [publishAfterDelete('pattern')],
  },
  fields: [
    {
      name: 'label',
      type: 'text',
      required: true,
      maxLength: 100,
      admin: { description: 'Name of the pattern in the gallery’s settings.' },
    },
    {
      name: 'drawing',
      type: 'json',
      required: true,
      validate: validateDrawing,
      admin: {
        components: { Field: '/admin/pattern-editor/PatternEditor#PatternEditor' },
        description:
          'Tiles in grid cells for desktops. Drawings for tablets and phones are optional.',
      },
    },
    importBatchField(),
  ],
})
