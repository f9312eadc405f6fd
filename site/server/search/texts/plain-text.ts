import type { RichText } from '@tessera/content'

type Block = RichText[number]
type Inline = Extract<Block, { type: 'paragraph' }>['children'][number]
type List = Extract<Block, { type: 'list' }>

/** The text of rich text, one line per paragraph. */
export const plainText = (content: RichText): string => content.flatMap(linesOf).join('\n')

function linesOf(block: Block): readonly string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return [inlineText(block.children)]
    case 'pullQuote':
      return [inlineText(block.children), block.attribution ?? '']
    case 'code':
      return [block.code]
    case 'video':
      return [block.title]
    case 'list':
      return listLines(block)
    case 'rule':
    case 'image':
      return []
  }
}

const listLines = ({ items }: List): readonly string[] =>
  items.flatMap(({ children, sublist }) => [
    inlineText(children),
    ...(sublist ? listLines(sublist) : []),
  ])

const inlineText = (children: readonly Inline[]): string =>
  children
    .map((child) => {
      switch (child.type) {
        case 'text':
          return child.text
        case 'break':
          return ' '
        case 'link':
        case 'tooltip':
          return inlineText(child.children)
      }
    })
    .join('')
