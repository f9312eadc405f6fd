import { tooltipNode, type Inline } from '@tessera/content'
import type { LexicalNode } from './lexical-node'
import { toRichText } from './to-rich-text'

/** Marked text and what they show. Where that says nothing the text stay. */
export function toTooltip({ text, content }: NonNullable<LexicalNode['tooltip']>): Inline[] {
  if (!text.trim()) return []
  const children = [{ type: 'text' as const, text: text }]
  const tooltip = { type: 'tooltip', children, content: toRichText(content) }
  const parsed = tooltipNode.safeParse(tooltip)
  return parsed.success ? [parsed.data] : children
}
