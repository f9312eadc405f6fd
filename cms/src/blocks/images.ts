import type { Block } from 'payload'
import { blockAdmin } from './block-admin'

/** Several images in rows. */
export const imagesBlock = (): Block => ({
  slug: 'images',
  labels: { singular: 'Image grid', plural: 'Image grids' },
  admin: blockAdmin('images', 'Image grid'),
  fields: [
    {
      name: 'images',
      label: 'Images',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      required: true,
      minRows: 2,
      maxRows: 48,
      admin: { description: 'In rows of equal height, none of them cut. Drag to order.' },
    },
    {
      name: 'columns',
      label: 'Images in a row',
      type: 'select',
      required: true,
      defaultValue: '3',
      options: ['2', '3', '4'].map((value) => ({ value, label: value })),
      admin: { isClearable: false, description: 'At most; fewer where there is less room.' },
    },
  ],
})
