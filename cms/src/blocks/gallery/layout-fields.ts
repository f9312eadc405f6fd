import type { Field } from 'payload'
import { CUSTOM, patternOptions } from '../patterns'
import { isMosaic, shownWhen } from './shown-when'

/** How the tiles lie. */
export const layoutFields = (): Field[] => [
  {
    name: 'layout',
    type: 'select',
    required: true,
    defaultValue: 'mosaic',
    options: [
      { value: 'mosaic', label: 'Mosaic · tiles of several sizes' },
      { value: 'columns', label: 'Columns · tiles of one size' },
      { value: 'masonry', label: 'Masonry · columns of whole images' },
      { value: 'justified', label: 'Justified · rows of whole images' },
      { value: 'list', label: 'List · one below the other' },
    ],
    admin: { isClearable: false, description: 'How the tiles are arranged.' },
  },
  {
    name: 'pattern',
    type: 'select',
    required: true,
    defaultValue: '4',
    options: patternOptions,
    admin: {
      isClearable: false,
      condition: shownWhen(isMosaic),
      components: { Field: '/admin/pattern-select/PatternSelect#PatternSelect' },
      description: 'The tile sizes that repeat through the mosaic.',
    },
  },
  {
    name: 'customPattern',
    type: 'relationship',
    relationTo: 'patterns',
    required: true,
    admin: {
      condition: shownWhen((block) => isMosaic(block) && block['pattern'] === CUSTOM),
      description: 'Which of the drawn patterns; draw a new one with the plus sign.',
    },
  },
]
