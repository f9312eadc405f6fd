import { tooltipsIn } from '../components/moving/tooltip-ids'
import type { PageBlock, RichText, RichTextBlock } from '@tessera/content'

/** What the style sheet of every page knows of texts; styles/blocks.css has the rest. */
const KNOWN: ReadonlySet<RichTextBlock['type']> = new Set([
  ...(['paragraph', 'heading', 'quote', 'rule', 'picture', 'list'] as const),
])

export const textWantsStyles = (content: RichText): boolean =>
  content.some(({ type }) => !KNOWN.has(type)) || tooltipsIn(content).length > 0

export const blocksWantStyles = (blocks: readonly PageBlock[]): boolean =>
  blocks.some((block) =>
    block.type === 'richText' ? textWantsStyles(block.content) : block.type !== 'gallery',
  )
