import { linkTarget, type Inline, type LinkTarget } from '@tessera/content'
import { MARKS } from './marks'
import type { LexicalNode, LinkFields } from './parse-lexical'
import { toTooltip } from './to-tooltip'

type Text = Extract<Inline, { type: 'text' | 'break' }>

/** Converts inline nodes. A link with an unsafe target is replaced by its text. */
export function toInline(nodes: readonly LexicalNode[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.tooltip) return toTooltip(node.tooltip)
    const to = isLink(node) ? readLinkTarget(node.fields) : null
    if (!to) return toText(node)
    const children = node.children.flatMap(toText)
    const { newTab, lightbox } = node.fields
    const options = { ...(newTab && { newTab }), ...(lightbox && { lightbox }) }
    return children.length ? [{ type: 'link' as const, to, ...options, children }] : []
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

/** Null for an unsafe address such as `javascript:`. */
function readLinkTarget({ linkType, doc, url }: LinkFields): LinkTarget | null {
  const target =
    linkType === 'internal' || (!url && doc)
      ? { kind: doc?.relationTo === 'pages' ? 'page' : 'article', key: doc?.value }
      : { href: url?.trim() }
  return linkTarget.safeParse(target).data ?? null
}
