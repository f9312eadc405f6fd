import type { GlobalConfig } from 'payload'
import { hiddenFromAuthors, onlyEditors, signedIn } from '../access/roles'
import { linkFields } from '../fields/link/link-fields'
import type { Editors } from '../fields/editors'
import { rowLabels } from '../fields/row-labels'
import { publishGlobal } from '../publish/hooks'

const WARNINGS = '/admin/warnings/LinkWarnings#LinkWarnings'

/** The footer of every page. */
export const footer = (editors: Editors): GlobalConfig => ({
  slug: 'footer',
  label: 'Footer',
  admin: {
    hidden: hiddenFromAuthors,
    group: 'Site',
    description: 'Content at the end of every page.',
  },
  access: { read: signedIn, update: onlyEditors },
  hooks: { afterChange: [publishGlobal('footer')] },
  fields: [
    { name: 'warnings', type: 'ui', admin: { components: { Field: WARNINGS } } },
    {
      name: 'columns',
      type: 'array',
      localized: true,
      maxRows: 4,
      labels: { singular: 'Column', plural: 'Columns' },
      admin: {
        description: 'Up to four columns of text.',
        components: rowLabels('Column'),
      },
      fields: [
        {
          name: 'title',
          type: 'text',
          maxLength: 100,
          admin: { description: 'Heading of the column; optional.' },
        },
        {
          name: 'content',
          type: 'richText',
          editor: editors.plain,
          admin: { description: 'Text of the column; may contain links and lists.' },
        },
      ],
    },
    {
      name: 'links',
      type: 'array',
      localized: true,
      maxRows: 12,
      labels: { singular: 'Link', plural: 'Links' },
      admin: {
        description: 'Links below the columns, such as imprint and privacy.',
        components: rowLabels('Link'),
      },
      fields: linkFields(),
    },
    {
      name: 'note',
      type: 'text',
      localized: true,
      maxLength: 300,
      admin: { description: 'Last line, such as a copyright notice.' },
    },
  ],
})
