import type { Inline, RichText, RichTextBlock, Tooltip } from '@tessera/content'
import { createContext } from 'react'

/** Id of each tooltip's popover. Empty where tooltips are not popovers. */
export const TooltipIds = createContext<ReadonlyMap<Inline, string>>(new Map())

/** The tooltips of a text in order. */
export const tooltipsIn = (content: RichText): readonly Tooltip[] =>
  content.flatMap(tooltipsInBlock)

function tooltipsInBlock(block: RichTextBlock): readonly Tooltip[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'quote':
    case 'pullQuote':
      return tooltipsInLine(block.children)
    case 'list':
      return tooltipsInList(block)
    case 'rule':
    case 'image':
    case 'code':
    case 'video':
      return []
  }
}

const tooltipsInList = ({ items }: Extract<RichTextBlock, { type: 'list' }>): readonly Tooltip[] =>
  items.flatMap(({ children, sublist }) => [
    ...tooltipsInLine(children),
    ...(sublist ? tooltipsInList(sublist) : []),
  ])

const tooltipsInLine = (line: readonly Inline[]): readonly Tooltip[] =>
  line.flatMap((inline) => (inline.type === 'tooltip' ? [inline] : []))
