import type { Block } from 'payload'
import { blockAdmin } from './admin/block-admin'

/** One image. It is cropped only with the width `full`. */
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
        description: 'Its title is shown below it if “Show as caption” is set on the image.',
      },
    },
    {
      name: 'width',
      type: 'select',
      required: true,
      defaultValue: 'text',
      options: [
        { value: 'text', label: 'Text width' },
        { value: 'wide', label: 'Wide' },
        { value: 'full', label: 'Full width' },
      ],
      admin: {
        isClearable: false,
        description:
          'With full width, a tall image is cropped to the height of the window, around its focal point. In columns, an image is as wide as its column.',
      },
    },
  ],
})
