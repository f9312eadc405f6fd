import type { Block } from 'payload'
import { linkFields } from '../fields/link-fields'
import { blockAdmin } from './block-admin'

/** What somebody said, set large. */
export const quoteBlock = (): Block => ({
  slug: 'quote',
  labels: { singular: 'Quote', plural: 'Quotes' },
  admin: blockAdmin('quote', 'Quote'),
  fields: [
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 1000,
      admin: { description: 'The words alone: quotation marks are set for you.' },
    },
    {
      name: 'attribution',
      type: 'text',
      maxLength: 200,
      admin: { description: 'Who said or wrote it, and where; may be empty.' },
    },
    {
      name: 'isLinked',
      label: 'The name is a link',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'To where the words come from.' },
    },
    {
      name: 'link',
      label: 'Where it leads',
      type: 'group',
      fields: linkFields().filter((field) => !('name' in field) || field.name !== 'label'),
      admin: {
        condition: (_, quote) => quote?.['isLinked'] === true,
        description: 'A page or an article of yours, or an address.',
      },
    },
  ],
})
