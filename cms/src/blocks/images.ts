import type { Block } from 'payload'
import { blockAdmin } from './admin/block-admin'

/** Images in rows of equal height. */
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
      admin: { description: 'Shown in rows of equal height, without cropping. Drag to order.' },
    },
    {
      name: 'columns',
      label: 'Images per row',
      type: 'select',
      required: true,
      defaultValue: '3',
      options: ['2', '3', '4'].map((value) => ({ value, label: value })),
      admin: { isClearable: false, description: 'Maximum; fewer on narrow screens.' },
    },
  ],
})
