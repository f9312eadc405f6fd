import { FILTER_FORMS, SORT_KEYS } from '@tessera/gallery/core'
import type { Field } from 'payload'
import { selectOptions } from '../../fields/select-options'
import { validateGroups } from '../validation/validate-galleries'
import { showWhen } from './conditions'
import { FILTER_FORM_LABELS, SORT_LABELS } from './option-labels'

/** Name of the period filter if the editor gives none. */
export const DEFAULT_PERIOD_LABEL = 'Period'

/** Filters, search and orders for visitors. */
export const filterFields = (): Field[] => [
  {
    name: 'groups',
    label: 'Filters',
    labels: { singular: 'Filter', plural: 'Filters' },
    type: 'array',
    validate: (value: unknown) => validateGroups(value),
    admin: { description: 'Filter groups for visitors, in this order.' },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'group',
            type: 'relationship',
            relationTo: 'filter-groups',
            required: true,
            admin: { width: '50%', description: 'The filter group.' },
          },
          {
            name: 'form',
            type: 'select',
            required: true,
            defaultValue: 'buttons',
            options: selectOptions(FILTER_FORMS, FILTER_FORM_LABELS),
            admin: {
              width: '25%',
              isClearable: false,
              description: 'Buttons suit few options, a dropdown suits many.',
            },
          },
          {
            name: 'multiple',
            label: 'Multiple selection',
            type: 'checkbox',
            defaultValue: false,
            admin: {
              width: '25%',
              description:
                'Visitors can select several options; articles with any of them are shown.',
            },
          },
        ],
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'period',
        label: 'Period filter',
        type: 'checkbox',
        defaultValue: false,
        admin: {
          width: '50%',
          components: { Field: '/admin/period-filter/PeriodFilterField#PeriodFilterField' },
          description:
            'Visitors choose years with two handles below a chart of the dates. Articles and images without a date are shown only while no years are chosen.',
        },
      },
      {
        name: 'periodLabel',
        label: 'Name of the period filter',
        type: 'text',
        maxLength: 60,
        admin: {
          width: '50%',
          condition: showWhen((block) => block['period'] === true),
          placeholder: DEFAULT_PERIOD_LABEL,
          description: 'What visitors read on the button, such as “Period” or “Year of printing”.',
        },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'search',
        label: 'Search field',
        type: 'checkbox',
        defaultValue: false,
        admin: { width: '50%', description: 'Visitors can search this gallery.' },
      },
      {
        name: 'sorts',
        label: 'Sort options',
        type: 'select',
        hasMany: true,
        options: selectOptions(SORT_KEYS, SORT_LABELS),
        admin: {
          width: '50%',
          description: 'Orders that visitors can select besides yours. Empty: no sort menu.',
        },
      },
    ],
  },
]
