import type { Block } from 'payload'
import { blockAdmin } from './block-admin'

/** One picture, uncropped unless it goes from edge to edge. */
export const pictureBlock = (): Block => ({
  slug: 'picture',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: blockAdmin('picture', 'Picture'),
  fields: [
    {
      name: 'media',
      label: 'Picture',
      type: 'upload',
      relationTo: 'media',
      required: true,
      admin: {
        description: 'Its title stands below it when the picture is marked “Show as caption”.',
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
          'From edge to edge a high picture is cut to the window, around its focal point. In columns every picture is as wide as its column.',
      },
    },
  ],
})
