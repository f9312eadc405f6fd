import type { Field, SelectField } from 'payload'
import { isMosaic, isNoList, shownWhen } from './shown-when'

/** How a tile's text appears, and where on the tile it stands. */
export const tileFields = (): Field[] => [
  {
    name: 'hoverBox',
    label: 'Hover box',
    type: 'select',
    required: true,
    defaultValue: 'fade',
    options: [
      { value: 'none', label: 'No effect' },
      { value: 'fade', label: 'Fades in' },
      { value: 'slide-top', label: 'Slides in from the top' },
      { value: 'slide-right', label: 'Slides in from the right' },
      { value: 'slide-bottom', label: 'Slides in from the bottom' },
      { value: 'slide-left', label: 'Slides in from the left' },
      { value: 'flip', label: 'Flips over' },
      { value: 'zoom', label: 'Zooms in' },
    ],
    admin: {
      isClearable: false,
      condition: shownWhen(isNoList),
      description: 'How a tile’s text appears under the pointer.',
    },
  },
  {
    type: 'collapsible',
    label: 'Where the text stands on the tiles',
    admin: { initCollapsed: true, condition: shownWhen(isNoList) },
    fields: [
      {
        name: 'textPosition',
        type: 'group',
        label: false,
        admin: { hideGutter: true, description: 'The side of the tile its text stands at.' },
        fields: [
          {
            type: 'row',
            fields: [
              position('small', 'On the small tiles; where all have one size, on all.'),
              position('wide', 'On tiles wider than high.', true),
              position('tall', 'On tiles higher than wide.', true),
              position('big', 'On the big tiles.', true),
            ],
          },
        ],
      },
    ],
  },
]

function position(name: string, description: string, mosaicOnly = false): SelectField {
  return {
    name,
    type: 'select',
    defaultValue: 'bottom',
    options: [
      { value: 'top', label: 'Top' },
      { value: 'right', label: 'Right' },
      { value: 'bottom', label: 'Bottom' },
      { value: 'left', label: 'Left' },
      { value: 'cover', label: 'All over' },
    ],
    admin: {
      width: '25%',
      isClearable: false,
      description,
      // Siblings are the other positions; the layout is the block's.
      ...(mosaicOnly && { condition: (_, __, { blockData }) => isMosaic(blockData ?? {}) }),
    },
  }
}
