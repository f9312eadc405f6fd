import { linkTarget, type Inline, type LinkTarget } from '@tessera/content'
import type { LexicalNode, LinkFields } from './lexical-node'
import { MARKS } from './marks'
import { toTooltip } from './to-tooltip'

type Text = Extract<Inline, { type: 'text' | 'break' }>

/** Words, breaks and links. A link that leads nowhere safe keeps its words. */
export function toInline(nodes: readonly LexicalNode[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.tooltip) return toTooltip(node.tooltip)
    const to = isLink(node) ? toLinkTarget(node.fields) : null
    if (!to) return toText(node)
    const children = node.children.flatMap(toText)
    const { newTab, lightbox } = node.fields
    const ways = { ...(newTab && { newTab }), ...(lightbox && { lightbox }) }
    return children.length ? [{ type: 'link' as const, to, ...ways, children }] : []
  })
}

const isLink = ({ type }: LexicalNode) => type === 'link' || type === 'autolink'

function toText(node: LexicalNode): Text[] {
  if (node.type === 'linebreak') return [{ type: 'break' }]
  if (node.type === 'tab') return [{ type: 'text', text: '\t' }]
  if (node.text !== undefined) {
    if (!node.text) return []
    const marks = MARKS.flatMap(([bit, mark]) => ((node.format ?? 0) & bit ? [mark] : []))
    return [{ type: 'text', text: node.text, ...(marks.length && { marks }) }]
  }
  return node.children.flatMap(toText)
}

/** Null for what must not be an address, such as `javascript:`. */
function toLinkTarget({ linkType, doc, url }: LinkFields): LinkTarget | null {
  const target =
    linkType === 'internal' || (!url && doc)
      ? { kind: doc?.relationTo === 'pages' ? 'page' : 'article', key: doc?.value }
      : { href: url?.trim() }
  const parsed = linkTarget.safeParse(target)
  return parsed.success ? parsed.data : null
}
