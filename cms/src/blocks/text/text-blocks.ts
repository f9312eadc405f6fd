import type { Block, Field } from 'payload'
import { videoFields } from '../../fields/video/video-fields'
import { blockIcon } from '../admin/icons'

/** Keeps what is typed in the block while the server works. */
const keepBlockText: Field = {
  name: 'keepBlockText',
  type: 'ui',
  admin: { components: { Field: '/admin/saving/text-blocks/KeepBlockText#KeepBlockText' } },
}

/** Blocks within a rich text. */
export const textBlocks = (): Block[] => [
  {
    slug: 'code',
    labels: { singular: 'Code', plural: 'Code' },
    admin: { disableBlockName: true, images: { icon: blockIcon('code') } },
    fields: [
      {
        name: 'code',
        // Payload's code field loads its editor from a CDN, which the admin's security policy blocks.
        type: 'textarea',
        required: true,
        maxLength: 20_000,
        admin: {
          className: 'tessera-code',
          description: 'Shown exactly as written, without line wrapping.',
          rows: 10,
        },
      },
      {
        name: 'language',
        type: 'text',
        maxLength: 40,
        admin: { description: 'Shown below the code, such as “Python”; optional.' },
      },
      keepBlockText,
    ],
  },
  {
    slug: 'pullQuote',
    labels: { singular: 'Pull quote', plural: 'Pull quotes' },
    admin: { disableBlockName: true, images: { icon: blockIcon('pullQuote') } },
    fields: [
      {
        name: 'text',
        type: 'textarea',
        required: true,
        maxLength: 500,
        admin: { description: 'A sentence of the text, repeated in large type.' },
      },
      {
        name: 'attribution',
        type: 'text',
        maxLength: 200,
        admin: { description: 'Who said it; optional.' },
      },
      keepBlockText,
    ],
  },
  {
    slug: 'video',
    labels: { singular: 'Video', plural: 'Videos' },
    admin: { disableBlockName: true, images: { icon: blockIcon('video') } },
    fields: [...videoFields(), keepBlockText],
  },
]
