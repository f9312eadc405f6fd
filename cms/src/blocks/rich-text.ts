import type { Block } from 'payload'
import type { Editors } from '../fields/rich-text'
import { blockAdmin } from './block-admin'

/** Text between galleries. */
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
        description:
          'The text of this part of the page. Type / for headings, lists, images and more.',
      },
    },
  ],
})
