import type { Block } from 'payload'
import type { Editors } from '../fields/editors'
import { blockAdmin } from './admin/block-admin'

/** Formatted text. */
export const richTextBlock = (editors: Editors): Block => ({
  slug: 'richText',
  labels: { singular: 'Text', plural: 'Texts' },
  admin: blockAdmin('richText', 'Text'),
  fields: [
    {
      name: 'content',
      type: 'richText',
      editor: editors.article,
      required: true,
      admin: {
        description: 'Formatted text. Type / to insert headings, lists, images and more.',
      },
    },
  ],
})
