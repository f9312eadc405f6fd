import type { Block } from 'payload'
import type { Editors } from '../../fields/editors'
import { blockIcon } from '../admin/icons'

/** Inline text with an explanation on hover, focus and touch. */
export const tooltipBlock = (plain: Editors['plain']): Block => ({
  slug: 'tooltip',
  labels: { singular: 'Tooltip', plural: 'Tooltips' },
  admin: {
    disableBlockName: true,
    images: { icon: blockIcon('tooltip') },
    components: { Label: '/admin/tooltip/TooltipLabel#TooltipLabel' },
  },
  fields: [
    {
      name: 'text',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'The words that have the tooltip; underlined with dots.' },
    },
    {
      name: 'content',
      label: 'Content',
      type: 'richText',
      editor: plain,
      required: true,
      admin: { description: 'Text of the tooltip; may contain lists and links.' },
    },
  ],
})
