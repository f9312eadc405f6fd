import type { Block } from 'payload'
import { blockAdmin } from './block-admin'

/** One image, uncropped unless it goes from edge to edge. */
export const imageBlock = (): Block => ({
  slug: 'image',
  labels: { singular: 'Image', plural: 'Images' },
  admin: blockAdmin('image', 'Image'),
  fields: [
    {
      name: 'image',
      label: 'Image',
      type: 'upload',
      relationTo: 'media',
      required: true,
      admin: {
        description: 'Its title stands below it when the image is marked “Show as caption”.',
      },
    },
    {
      name: 'width',
      type: 'select',
      required: true,
      defaultValue: 'text',
      options: [
        { value: 'text', label: 'As wide as text' },
        { value: 'wide', label: 'Wide' },
        { value: 'full', label: 'From edge to edge' },
      ],
      admin: {
        isClearable: false,
        description:
          'From edge to edge a high image is cut to the window, around its focal point. In columns every image is as wide as its column.',
      },
    },
  ],
})
