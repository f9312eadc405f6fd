import type { Inline, RichText, RichTextBlock } from '@tessera/content'
import { parseLexical, type LexicalNode } from './parse-lexical'
import { toInline } from './to-inline'
import { toTextBlock } from './to-text-block'

type List = Extract<RichTextBlock, { type: 'list' }>
type ListItem = List['items'][number]

/** Converts the editor's JSON to rich text as published. Keeps the text of unknown nodes and omits empty paragraphs. */
export function toRichText(value: unknown): RichText {
  return parseLexical(value).flatMap(toBlocks)
}

function toBlocks(node: LexicalNode): RichTextBlock[] {
  switch (node.type) {
    case 'heading':
      return unlessEmpty(toInline(node.children), (children) => ({
        type: 'heading',
        level: headingLevel(node.tag),
        children,
      }))
    case 'quote':
      return unlessEmpty(toInline(node.children), (children) => ({ type: 'quote', children }))
    case 'horizontalrule':
      return [{ type: 'rule' }]
    case 'upload':
      return node.relationTo === 'media' && node.value ? [{ type: 'image', media: node.value }] : []
    case 'list':
      return toList(node)
    case 'block':
      return node.block ? toTextBlock(node.block) : []
    case 'paragraph':
      return unlessEmpty(toInline(node.children), toParagraph)
    default:
      return unknownToBlocks(node)
  }
}

const toParagraph = (children: Inline[]): RichTextBlock => ({ type: 'paragraph', children })

/** A node that contains blocks is replaced by them; a node that contains text becomes a paragraph. */
function unknownToBlocks(node: LexicalNode): RichTextBlock[] {
  const containsBlocks = node.children.some(
    (child) => child.children.length > 0 && child.type !== 'link',
  )
  return containsBlocks
    ? node.children.flatMap(toBlocks)
    : unlessEmpty(toInline([node]), toParagraph)
}

/** Level 1 is the title of the page. */
function headingLevel(tag: string | undefined): 2 | 3 | 4 {
  if (tag === 'h1' || tag === 'h2') return 2
  return tag === 'h3' ? 3 : 4
}

function toList(node: LexicalNode): List[] {
  const items: ListItem[] = []
  for (const child of node.children) {
    const list = child.children.find(({ type }) => type === 'list')
    const sublist = list ? toList(list)[0] : undefined
    const children = toInline(child.children.filter((inner) => inner !== list))
    const last = items.at(-1)
    // The editor stores a nested list in an item of its own, after the item that it belongs to.
    if (sublist && !children.length && last && !last.sublist) last.sublist = sublist
    else if (sublist || children.length) items.push({ children, ...(sublist && { sublist }) })
  }
  return items.length ? [{ type: 'list', ordered: node.listType === 'number', items }] : []
}

function unlessEmpty(
  children: Inline[],
  toBlock: (children: Inline[]) => RichTextBlock,
): RichTextBlock[] {
  return children.length ? [toBlock(children)] : []
}
