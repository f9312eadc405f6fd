import type { GlobalConfig } from 'payload'
import { nobody, signedIn } from '../access/roles'
import type { Editors } from '../fields/rich-text'
import { publishGlobal } from '../publish/hooks'

/** What stands at the end of every page. */
export const footer = (editors: Editors): GlobalConfig => ({
  slug: 'footer',
  label: 'Footer',
  admin: { group: 'Site', description: 'What stands at the end of every page.' },
  access: { read: signedIn, update: signedIn, readVersions: nobody },
  hooks: { afterChange: [publishGlobal('footer')] },
  fields: [
    {
      name: 'columns',
      type: 'array',
      localized: true,
      maxRows: 4,
      labels: { singular: 'Column', plural: 'Columns' },
      admin: { description: 'Up to four columns of text side by side.' },
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
      name: 'note',
      type: 'text',
      localized: true,
      maxLength: 300,
      admin: { description: 'The last line, such as a copyright notice.' },
    },
  ],
})
