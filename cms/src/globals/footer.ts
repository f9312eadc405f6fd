import type { GlobalConfig } from 'payload'
import { nobody, signedIn } from '../access/roles'
import { linkFields } from '../fields/link-fields'
import type { Editors } from '../fields/rich-text'
import { titledRows } from '../fields/row-title'
import { publishGlobal } from '../publish/hooks'

const WARNINGS = '/admin/link-warnings/LinkWarnings#LinkWarnings'

/** What stands at the end of every page. */
export const footer = (editors: Editors): GlobalConfig => ({
  slug: 'footer',
  label: 'Footer',
  admin: { group: 'Site', description: 'What stands at the end of every page.' },
  access: { read: signedIn, update: signedIn, readVersions: nobody },
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
        description: 'Up to four columns of text side by side.',
        components: titledRows('Column'),
      },
      fields: [
        {
          name: 'title',
          type: 'text',
          maxLength: 100,
          admin: { description: 'The heading of the column; may be empty.' },
        },
        {
          name: 'content',
          type: 'richText',
          editor: editors.plain,
          admin: { description: 'Its text, with links and lists.' },
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
        description: 'A row of links below the columns, such as imprint and privacy.',
        components: titledRows('Link'),
      },
      fields: linkFields(),
    },
    {
      name: 'note',
      type: 'text',
      localized: true,
      maxLength: 300,
      admin: { description: 'The last line, such as a copyright notice.' },
    },
  ],
})
