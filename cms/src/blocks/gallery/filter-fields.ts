import type { Field } from 'payload'
import { validateGroups } from '../validate-galleries'

/** What visitors may narrow the gallery by. */
export const filterFields = (): Field[] => [
  {
    name: 'groups',
    label: 'Filters',
    labels: { singular: 'Filter', plural: 'Filters' },
    type: 'array',
    validate: (value: unknown) => validateGroups(value),
    admin: { description: 'The filter groups visitors choose from, in this order.' },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'group',
            type: 'relationship',
            relationTo: 'filter-groups',
            required: true,
            admin: { width: '50%', description: 'Which filter group.' },
          },
          {
            name: 'form',
            type: 'select',
            required: true,
            defaultValue: 'buttons',
            options: [
              { value: 'buttons', label: 'Buttons' },
              { value: 'dropdown', label: 'Dropdown' },
            ],
            admin: {
              width: '25%',
              isClearable: false,
              description: 'Buttons for a few values, a dropdown for many.',
            },
          },
          {
            name: 'multiple',
            label: 'Several at once',
            type: 'checkbox',
            defaultValue: false,
            admin: { width: '25%', description: 'Articles with any of the chosen values show.' },
          },
        ],
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
        admin: { width: '50%', description: 'Lets visitors search this gallery by words.' },
      },
      {
        name: 'sorts',
        label: 'Orders to choose from',
        type: 'select',
        hasMany: true,
        options: [
          { value: 'title', label: 'By title' },
          { value: 'date', label: 'Newest first' },
          { value: 'oldest', label: 'Oldest first' },
          { value: 'random', label: 'Shuffled' },
        ],
        admin: {
          width: '50%',
          description: 'Orders visitors may choose besides yours; none hides the choice.',
        },
      },
    ],
  },
]
