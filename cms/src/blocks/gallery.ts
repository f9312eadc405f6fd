import type { Block } from 'payload'
import { patternOptions } from './patterns'
import { validateGalleryId, validateGroups } from './validate-galleries'

/** A mosaic of articles. What is shown is a query: the site works out the tiles. */
export const galleryBlock = (): Block => ({
  slug: 'gallery',
  labels: { singular: 'Gallery', plural: 'Galleries' },
  admin: { disableBlockName: true },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'title',
          type: 'text',
          required: true,
          maxLength: 200,
          admin: { width: '50%', description: 'The heading above the gallery.' },
        },
        {
          name: 'galleryId',
          label: 'Id',
          type: 'text',
          required: true,
          maxLength: 40,
          validate: (value: string | null | undefined) => validateGalleryId(value),
          admin: {
            width: '50%',
            description:
              'Names the gallery in addresses, such as "work" in ?work.topic=print; unique on the page.',
          },
        },
      ],
    },
    {
      name: 'pattern',
      type: 'select',
      required: true,
      defaultValue: '4',
      options: patternOptions,
      admin: { description: 'The tile sizes that repeat through the mosaic.' },
    },
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
                width: '50%',
                description: 'Buttons for a few values, a dropdown for many.',
              },
            },
          ],
        },
      ],
    },
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
          admin: { description: 'Whether articles come by themselves, by hand, or both.' },
        },
        {
          name: 'terms',
          type: 'relationship',
          relationTo: 'terms',
          hasMany: true,
          admin: {
            condition: (_, block) => block?.['source'] !== 'picked',
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
                condition: (_, block) => block?.['source'] !== 'picked',
                description: 'Only articles dated then or later.',
              },
            },
            {
              name: 'to',
              type: 'date',
              admin: {
                width: '50%',
                condition: (_, block) => block?.['source'] !== 'picked',
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
            condition: (_, block) => block?.['source'] !== 'query',
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
          admin: { description: 'The order of the tiles.' },
        },
      ],
    },
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
          ],
          admin: { width: '25%', description: 'How many tiles stand there at first.' },
        },
        {
          name: 'pageSize',
          type: 'number',
          min: 4,
          max: 96,
          defaultValue: 24,
          admin: {
            width: '25%',
            step: 1,
            condition: (_, block) => block?.['paging'] === 'more',
            description: 'Tiles at first and with each "Load more": 4 to 96.',
          },
        },
        {
          name: 'hoverBox',
          type: 'select',
          required: true,
          defaultValue: 'fade',
          options: [
            { value: 'none', label: 'None' },
            { value: 'fade', label: 'Fades in' },
            { value: 'slide', label: 'Slides in' },
            { value: 'zoom', label: 'Zooms in' },
          ],
          admin: { width: '25%', description: 'How a tile’s text appears under the pointer.' },
        },
        {
          name: 'lightbox',
          type: 'checkbox',
          defaultValue: true,
          admin: { width: '25%', description: 'Whether visitors can enlarge the tiles.' },
        },
      ],
    },
  ],
})
