import type { CollectionConfig } from 'payload'
import { signedIn } from '../access/roles'
import { importBatchField } from '../fields/import-batch'
import { validateDrawing } from '../patterns/validate-drawing'
import { publishAfterChange, publishAfterDelete } from '../publish/hooks'
import { refuseDeletingUsedPattern } from './refuse-deleting-used-pattern'

/** Mosaics of the editors' own: tiles drawn on a grid, which repeat. */
export const patterns = (): CollectionConfig => ({
  slug: 'patterns',
  labels: { singular: 'Pattern', plural: 'Patterns' },
  admin: {
    group: 'Content',
    useAsTitle: 'label',
    defaultColumns: ['label', 'updatedAt'],
    description:
      'Tile sizes of your own for mosaics. A changed pattern shows at once wherever it is used.',
  },
  access: { create: signedIn, read: signedIn, update: signedIn, delete: signedIn },
  hooks: {
    beforeDelete: [refuseDeletingUsedPattern],
    afterChange: [publishAfterChange('pattern')],
    afterDelete: [publishAfterDelete('pattern')],
  },
  fields: [
    {
      name: 'label',
      type: 'text',
      required: true,
      maxLength: 100,
      admin: { description: 'What editors call it when they choose it for a gallery.' },
    },
    {
      name: 'drawing',
      type: 'json',
      required: true,
      validate: validateDrawing,
      admin: {
        components: { Field: '/admin/pattern-editor/PatternEditor#PatternEditor' },
        description:
          'The tiles in grid cells, for wide galleries; drawings for medium and narrow ones may be added.',
      },
    },
    importBatchField(),
  ],
})
