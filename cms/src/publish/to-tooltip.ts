import { tooltipNode, type Inline } from '@tessera/content'
import type { LexicalNode } from './lexical-node'
import { toRichText } from './to-rich-text'

/** Marked words and what they show. Where that says nothing the words stay. */
export function toTooltip({ words, content }: NonNullable<LexicalNode['tooltip']>): Inline[] {
  if (!words.trim()) return []
  const children = [{ type: 'text' as const, text: words }]
  const tooltip = { type: 'tooltip', children, content: toRichText(content) }
  const parsed = tooltipNode.safeParse(tooltip)
  return parsed.success ? [parsed.data] : children
}
