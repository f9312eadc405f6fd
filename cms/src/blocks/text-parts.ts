import type { Block } from 'payload'
import { videoFields } from '../fields/video-fields'
import { iconOf } from './icons'

/** What stands within a text besides words and images. */
export const textParts = (): Block[] => [
  {
    slug: 'code',
    labels: { singular: 'Code', plural: 'Code' },
    admin: { disableBlockName: true, images: { icon: iconOf('code') } },
    fields: [
      {
        name: 'code',
        // Payload's own field for code fetches its editor from another site, which the admin's policy refuses.
        type: 'textarea',
        required: true,
        maxLength: 20_000,
        admin: {
          className: 'tessera-code',
          description: 'Shown as it is written, in lines that are not broken.',
          rows: 10,
        },
      },
      {
        name: 'language',
        type: 'text',
        maxLength: 40,
        admin: { description: 'Stands below the code, such as “Python”; may be empty.' },
      },
    ],
  },
  {
    slug: 'pullQuote',
    labels: { singular: 'Pull quote', plural: 'Pull quotes' },
    admin: { disableBlockName: true, images: { icon: iconOf('pullQuote') } },
    fields: [
      {
        name: 'text',
        type: 'textarea',
        required: true,
        maxLength: 500,
        admin: { description: 'Words of the text, set large among it.' },
      },
      {
        name: 'attribution',
        type: 'text',
        maxLength: 200,
        admin: { description: 'Who said them; may be empty.' },
      },
    ],
  },
  {
    slug: 'video',
    labels: { singular: 'Video', plural: 'Videos' },
    admin: { disableBlockName: true, images: { icon: iconOf('video') } },
    fields: videoFields(),
  },
]
