import type { Block } from 'payload'
import { blockAdmin } from './block-admin'

/** Images and articles, one beside the other. */
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
        description: 'Stands above the slides, and tells those who cannot see what they are.',
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
        description:
          'Images and articles, in any order. An article shows its cover and leads to it.',
      },
    },
    {
      name: 'autoplay',
      label: 'Move on by itself',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'Every five seconds, until the visitor points at it, comes to it or stops it. Never for those who want less movement.',
      },
    },
  ],
})
