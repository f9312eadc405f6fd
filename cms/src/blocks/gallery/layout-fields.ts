import { GRID_SIZE_LIMITS, LAYOUTS, type GridSize } from '@tessera/gallery/core'
import type { Field, NumberField } from 'payload'
import { selectOptions } from '../../fields/select-options'
import { canFitShapes, hasSize, isMosaic, showWhen } from './conditions'
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
    type: 'row',
    fields: [
      sizeField('columns', 'Columns', 'At most this many; on phones and tablets fewer.'),
      sizeField('rowHeight', 'Row height', 'On a desktop; lower on phones.'),
      sizeField('gap', 'Gap', 'Space between the tiles; less on phones.'),
    ],
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

/** A size that replaces the one of the theme. */
function sizeField(name: GridSize, label: string, description: string): NumberField {
  const { min, max } = GRID_SIZE_LIMITS[name]
  const unit = name === 'columns' ? '' : ' px'
  return {
    name,
    label,
    type: 'number',
    min,
    max,
    validate: (value: unknown) =>
      value === null || value === undefined || isWholeNumber(value, min, max)
        ? true
        : `${label}: a whole number from ${min} to ${max}, or empty for the default.`,
    admin: {
      width: '33%',
      step: 1,
      condition: showWhen(hasSize(name)),
      placeholder: 'As the site',
      description: `${description} ${min} to ${max}${unit}; empty: as the site.`,
    },
  }
}

const isWholeNumber = (value: unknown, min: number, max: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
