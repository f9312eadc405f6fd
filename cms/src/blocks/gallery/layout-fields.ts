import { LAYOUTS } from '@tessera/gallery/core'
import type { Field } from 'payload'
import { selectOptions } from '../../fields/select-options'
import { canFitShapes, isMosaic, showWhen } from './conditions'
import { LAYOUT_LABELS } from './option-labels'
import { CUSTOM, patternOptions } from './pattern-options'

/** Layout and pattern. */
export const layoutFields = (): Field[] => [
  {
    name: 'layout',
    type: 'select',
    required: true,
    defaultValue: 'mosaic',
    options: selectOptions(LAYOUTS, LAYOUT_LABELS),
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
      condition: showWhen(isMosaic),
      components: { Field: '/admin/pattern-select/PatternSelect#PatternSelect' },
      description: 'Tile sizes that repeat through the mosaic.',
    },
  },
  {
    name: 'customPattern',
    type: 'relationship',
    relationTo: 'patterns',
    required: true,
    admin: {
      condition: showWhen((block) => isMosaic(block) && block['pattern'] === CUSTOM),
      description: 'One of your own patterns; draw a new one with the plus button.',
    },
  },
  {
    name: 'fitShapes',
    type: 'checkbox',
    defaultValue: true,
    admin: {
      condition: showWhen(canFitShapes),
      description:
        'Portraits take the tall tiles and panoramas the wide ones, so that less of them is cropped. A tile moves within one repeat of the pattern.',
    },
  },
  {
    name: 'mirrorRepeats',
    label: 'Mirror every second repeat',
    type: 'checkbox',
    defaultValue: false,
    admin: {
      condition: showWhen(isMosaic),
      description:
        'What is left in one repeat of the pattern is right in the next, so that long galleries look less regular.',
    },
  },
]
