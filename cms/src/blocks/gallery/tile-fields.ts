import { HOVER_EFFECTS, TEXT_POSITIONS, type TileSize } from '@tessera/gallery/core'
import type { Field, SelectField } from 'payload'
import { selectOptions } from '../../fields/select-options'
import { isMosaic, isNotList, showWhen } from './conditions'
import { HOVER_EFFECT_LABELS, TEXT_POSITION_LABELS } from './option-labels'

/** Hover effect and text position of the tiles. */
export const tileFields = (): Field[] => [
  {
    name: 'hoverBox',
    label: 'Hover effect',
    type: 'select',
    required: true,
    defaultValue: 'fade',
    options: selectOptions(HOVER_EFFECTS, HOVER_EFFECT_LABELS),
    admin: {
      isClearable: false,
      condition: showWhen(isNotList),
      description: 'How the text of a tile appears under the pointer.',
    },
  },
  {
    type: 'collapsible',
    label: 'Text position',
    admin: { initCollapsed: true, condition: showWhen(isNotList) },
    fields: [
      {
        name: 'textPosition',
        type: 'group',
        label: false,
        admin: { hideGutter: true, description: 'Position of the text on a tile, by tile size.' },
        fields: [
          {
            type: 'row',
            fields: [
              positionField('small', 'Small tiles. Layouts with one tile size use this.'),
              positionField('wide', 'Tiles wider than high.', { condition: isMosaicBlock }),
              positionField('tall', 'Tiles higher than wide.', { condition: isMosaicBlock }),
              positionField('big', 'Large tiles.', { condition: isMosaicBlock }),
            ],
          },
        ],
      },
    ],
  },
]

const positionField = (
  name: TileSize,
  description: string,
  admin: SelectField['admin'] = {},
): SelectField => ({
  name,
  type: 'select',
  defaultValue: 'bottom',
  options: selectOptions(TEXT_POSITIONS, TEXT_POSITION_LABELS),
  admin: { width: '25%', isClearable: false, description, ...admin },
})

/** Uses `blockData`, because the sibling data are the other positions. */
const isMosaicBlock: NonNullable<SelectField['admin']>['condition'] = (_, __, { blockData }) =>
  isMosaic(blockData ?? {})
