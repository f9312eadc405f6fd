import type { Field } from 'payload'
import { shownWhen } from './shown-when'

/** How much of the gallery stands there at a time. */
export const pagingFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      {
        name: 'paging',
        type: 'select',
        required: true,
        defaultValue: 'more',
        options: [
          { value: 'all', label: 'All at once' },
          { value: 'more', label: 'Some, with "Load more"' },
          { value: 'pages', label: 'Numbered pages' },
          { value: 'endless', label: 'Endless scrolling' },
        ],
        admin: {
          width: '50%',
          isClearable: false,
          description: 'How the rest is reached when there are many tiles.',
        },
      },
      {
        name: 'pageSize',
        label: 'Page size',
        type: 'number',
        min: 4,
        max: 96,
        defaultValue: 24,
        admin: {
          width: '50%',
          step: 1,
          condition: shownWhen(({ paging }) => paging !== 'all'),
          description: 'Tiles at first and with each step: 4 to 96.',
        },
      },
    ],
  },
]
