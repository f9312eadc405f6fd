import type { Block } from 'payload'
import type { Editors } from '../fields/rich-text'
import { iconOf } from './icons'

/** Words within a line that show more when they are pointed at, focused or touched. */
export const tooltipBlock = (plain: Editors['plain']): Block => ({
  slug: 'tooltip',
  labels: { singular: 'Tooltip', plural: 'Tooltips' },
  admin: {
    disableBlockName: true,
    images: { icon: iconOf('tooltip') },
    components: { Label: '/admin/tooltip-words/TooltipLabel#TooltipLabel' },
  },
  fields: [
    {
      name: 'text',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'Stand in the line, underlined with dots.' },
    },
    {
      name: 'content',
      label: 'What they show',
      type: 'richText',
      editor: plain,
      required: true,
      admin: { description: 'Some sentences; lists and links are welcome.' },
    },
  ],
})
