import { tooltipNode, type Inline } from '@tessera/content'
import type { LexicalNode } from './parse-lexical'
import { toRichText } from './to-rich-text'

/** A tooltip without valid content is replaced by its text. */
export function toTooltip({ text, content }: NonNullable<LexicalNode['tooltip']>): Inline[] {
  if (!text.trim()) return []
  const children = [{ type: 'text' as const, text }]
  const tooltip = { type: 'tooltip', children, content: toRichText(content) }
  const parsed = tooltipNode.safeParse(tooltip)
  return parsed.success ? [parsed.data] : children
}
