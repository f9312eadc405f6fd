import type { RichText, RichTextBlock } from '@tessera/content'
import { readLexical, type LexicalNode } from './lexical-node'
import { toInline } from './to-inline'
import { toTextPart } from './to-text-part'

type List = Extract<RichTextBlock, { type: 'list' }>
type ListItem = List['items'][number]

/** The editor's JSON as published rich text. A node it does not know keeps its text; empty paragraphs go. */
export function toRichText(value: unknown): RichText {
  return readLexical(value).flatMap(toBlocks)
}

function toBlocks(node: LexicalNode): RichTextBlock[] {
  switch (node.type) {
    case 'heading':
      return withText(toInline(node.children), (children) => ({
        type: 'heading',
        level: headingLevel(node.tag),
        children,
      }))
    case 'quote':
      return withText(toInline(node.children), (children) => ({ type: 'quote', children }))
    case 'horizontalrule':
      return [{ type: 'rule' }]
    case 'upload':
      return node.relationTo === 'media' && node.value ? [{ type: 'image', media: node.value }] : []
    case 'list':
      return toList(node)
    case 'block':
      return node.part ? toTextPart(node.part) : []
    case 'paragraph':
      return withText(toInline(node.children), paragraph)
    default:
      return toUnknown(node)
  }
}

const paragraph = (children: RichTextInline): RichTextBlock => ({ type: 'paragraph', children })

/** What holds blocks is opened, what holds words becomes a paragraph. */
function toUnknown(node: LexicalNode): RichTextBlock[] {
  const holdsBlocks = node.children.some(
    (child) => child.children.length > 0 && child.type !== 'link',
  )
  return holdsBlocks ? node.children.flatMap(toBlocks) : withText(toInline([node]), paragraph)
}

/** The page's own title is the first level. */
function headingLevel(tag: string | undefined): 2 | 3 | 4 {
  if (tag === 'h1' || tag === 'h2') return 2
  return tag === 'h3' ? 3 : 4
}

function toList(node: LexicalNode): List[] {
  const items: ListItem[] = []
  for (const child of node.children) {
    const sublist = child.children.find(({ type }) => type === 'list')
    const nested = sublist ? toList(sublist)[0] : undefined
    const children = toInline(child.children.filter((inner) => inner !== sublist))
    const last = items.at(-1)
    // The editor keeps a nested list in an item of its own, after the one it belongs to.
    if (nested && !children.length && last && !last.sublist) last.sublist = nested
    else if (nested || children.length) items.push({ children, ...(nested && { sublist: nested }) })
  }
  return items.length ? [{ type: 'list', ordered: node.listType === 'number', items }] : []
}

type RichTextInline = Extract<RichTextBlock, { type: 'paragraph' }>['children']

function withText(
  children: RichTextInline,
  block: (children: RichTextInline) => RichTextBlock,
): RichTextBlock[] {
  return children.length ? [block(children)] : []
}
