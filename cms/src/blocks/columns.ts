import type { Block } from 'payload'
import type { Editors } from '../fields/editors'
import { callToActionBlock } from './call-to-action'
import { imageBlock } from './image'
import { quoteBlock } from './quote'
import { richTextBlock } from './rich-text'
import { videoBlock } from './video'
import { blockAdmin } from './admin/block-admin'

/** Two or three columns of simple blocks. */
export const columnsBlock = (editors: Editors): Block => ({
  slug: 'columns',
  labels: { singular: 'Columns', plural: 'Columns' },
  admin: blockAdmin('columns', 'Columns'),
  fields: [
    {
      name: 'columns',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 3,
      labels: { singular: 'Column', plural: 'Columns' },
      defaultValue: [{ blocks: [] }, { blocks: [] }],
      admin: { description: 'Two or three columns, stacked on narrow screens.' },
      fields: [
        {
          name: 'blocks',
          type: 'blocks',
          blocks: [
            richTextBlock(editors),
            imageBlock(),
            quoteBlock(),
            callToActionBlock(),
            videoBlock(),
          ],
          admin: { description: 'Content of this column, from top to bottom.' },
        },
      ],
    },
  ],
})
