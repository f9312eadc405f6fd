import type { Block } from 'payload'
import { pickFromLists } from '../fields/pick-from-lists'
import { blockAdmin } from './admin/block-admin'

/** Images and articles as slides. */
export const carouselBlock = (): Block => ({
  slug: 'carousel',
  labels: { singular: 'Carousel', plural: 'Carousels' },
  admin: blockAdmin('carousel', 'Carousel'),
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 100,
      admin: {
        description: 'Heading above the slides; also their name for screen readers.',
      },
    },
    {
      name: 'items',
      label: 'Slides',
      type: 'relationship',
      relationTo: ['media', 'articles'],
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 30,
      admin: {
        ...pickFromLists(),
        description:
          'Images and articles, in any order. An article shows its cover image and links to the article.',
      },
    },
    {
      name: 'autoplay',
      label: 'Autoplay',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'Shows the next slide every five seconds. Pauses under the pointer and on focus; off for visitors who prefer reduced motion.',
      },
    },
  ],
})
