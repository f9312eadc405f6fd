import type { Field, FieldHook } from 'payload'
import { hasPicked, hasQuery, shownWhen } from './shown-when'

/** Which articles the gallery takes, and in which order. */
export const articleFields = (): Field[] => [
  {
    type: 'collapsible',
    label: 'Which articles',
    fields: [
      {
        name: 'source',
        type: 'select',
        required: true,
        defaultValue: 'query',
        options: [
          { value: 'query', label: 'All that match' },
          { value: 'picked', label: 'Only picked ones' },
          { value: 'both', label: 'All that match, and picked ones' },
        ],
        admin: {
          isClearable: false,
          description: 'Whether articles come by themselves, by hand, or both.',
        },
      },
      {
        name: 'terms',
        type: 'relationship',
        relationTo: 'terms',
        hasMany: true,
        admin: {
          condition: shownWhen(hasQuery),
          description: 'Only articles with any of these terms; none means every article.',
        },
      },
      {
        type: 'row',
        fields: [
          {
            name: 'from',
            type: 'date',
            admin: {
              width: '50%',
              condition: shownWhen(hasQuery),
              description: 'Only articles dated then or later.',
            },
          },
          {
            name: 'to',
            type: 'date',
            admin: {
              width: '50%',
              condition: shownWhen(hasQuery),
              description: 'Only articles dated then or earlier.',
            },
          },
        ],
      },
      {
        name: 'picked',
        type: 'relationship',
        relationTo: 'articles',
        hasMany: true,
        admin: {
          isSortable: true,
          condition: shownWhen(hasPicked),
          description: 'Articles picked by hand. Drag them into order.',
        },
      },
      {
        name: 'order',
        type: 'select',
        required: true,
        defaultValue: 'newest',
        options: [
          { value: 'newest', label: 'Newest first' },
          { value: 'oldest', label: 'Oldest first' },
          { value: 'title', label: 'By title' },
          { value: 'picked', label: 'As picked' },
        ],
        filterOptions: ({ options, siblingData }) =>
          hasPicked(siblingRecord(siblingData))
            ? options
            : options.filter((option) => typeof option === 'string' || option.value !== 'picked'),
        hooks: { beforeValidate: [newestWhenNothingIsPicked] },
        admin: { isClearable: false, description: 'The order of the tiles.' },
      },
    ],
  },
]

/** "As picked" was chosen, and then picking was given up: the order that it means without picked ones. */
const newestWhenNothingIsPicked: FieldHook = ({ value, siblingData }) =>
  value === 'picked' && !hasPicked(siblingRecord(siblingData)) ? 'newest' : value

const siblingRecord = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? { ...data } : {}
