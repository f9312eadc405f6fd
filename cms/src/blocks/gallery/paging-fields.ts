import { PAGING_KINDS } from '@tessera/gallery/core'
import type { Field } from 'payload'
import { selectOptions } from '../../fields/select-options'
import { showWhen } from './conditions'
import { DEFAULT_PAGE_SIZE } from './default-page-size'
import { PAGING_LABELS } from './option-labels'

/** How many tiles are shown at a time. */
export const pagingFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      {
        name: 'paging',
        type: 'select',
        required: true,
        defaultValue: 'more',
        options: selectOptions(PAGING_KINDS, PAGING_LABELS),
        admin: {
          width: '50%',
          isClearable: false,
          description: 'How visitors reach further tiles.',
        },
      },
      {
        name: 'pageSize',
        label: 'Page size',
        type: 'number',
        min: 4,
        max: 96,
        defaultValue: DEFAULT_PAGE_SIZE,
        admin: {
          width: '50%',
          step: 1,
          condition: showWhen(({ paging }) => paging !== 'all'),
          description: 'Tiles per page, 4 to 96.',
        },
      },
    ],
  },
]
