import type { Block } from 'payload'
import { linkFields } from '../fields/link/link-fields'
import { blockAdmin } from './admin/block-admin'

/** A quote in large type. */
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
      admin: { description: 'Without quotation marks; the site adds them.' },
    },
    {
      name: 'attribution',
      type: 'text',
      maxLength: 200,
      admin: { description: 'Who said or wrote it, and where; optional.' },
    },
    {
      name: 'isLinked',
      label: 'Link the attribution',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Links the attribution, for example to the source of the quote.' },
    },
    {
      name: 'link',
      label: 'Link',
      type: 'group',
      fields: linkFields().filter((field) => !('name' in field) || field.name !== 'label'),
      admin: {
        condition: (_, quote) => quote?.['isLinked'] === true,
        description: 'A page or article of this site, or an address.',
      },
    },
  ],
})
