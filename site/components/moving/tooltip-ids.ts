import type { Inline, RichText, RichTextBlock, Tooltip } from '@tessera/content'
import { createContext } from 'react'

/** Under which id of the page each tooltip of a text is found; none where a text stands as plain words. */
export const TooltipIds = createContext<ReadonlyMap<Inline, string>>(new Map())

/** The tooltips of a text, in their order. */
export const tooltipsIn = (content: RichText): readonly Tooltip[] => content.flatMap(inBlock)

function inBlock(block: RichTextBlock): readonly Tooltip[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'quote':
    case 'pullQuote':
      return inLine(block.children)
    case 'list':
      return inList(block)
    case 'rule':
    case 'image':
    case 'code':
    case 'video':
      return []
  }
}

const inList = ({ items }: Extract<RichTextBlock, { type: 'list' }>): readonly Tooltip[] =>
  items.flatMap(({ children, sublist }) => [
    ...inLine(children),
    ...(sublist ? inList(sublist) : []),
  ])

const inLine = (line: readonly Inline[]): readonly Tooltip[] =>
  line.flatMap((inline) => (inline.type === 'tooltip' ? [inline] : []))
