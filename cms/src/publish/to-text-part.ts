import type { Inline, RichTextBlock } from '@tessera/content'
import type { TextPart } from './lexical-node'
import { toVideoReference } from './to-video-reference'

/** Code, a pull quote or a video of a text; none when an editor has left out what it cannot be without. */
export function toTextPart(part: TextPart): RichTextBlock[] {
  switch (part.blockType) {
    case 'code': {
      // Lines are kept as they are, but for empty ones around them.
      const code = (part.code ?? '').replace(/^(\s*\n)+|\s+$/g, '')
      return code ? [{ type: 'code', code, language: part.language }] : []
    }
    case 'pullQuote':
      return part.text?.trim()
        ? [{ type: 'pullQuote', children: toLines(part.text), attribution: part.attribution }]
        : []
    case 'video': {
      const video = toVideoReference(part)
      return video ? [{ type: 'video', ...video }] : []
    }
  }
}

/** Broken where the editor broke it. */
const toLines = (text: string): Inline[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line, index): Inline[] => [
      ...(index > 0 ? [{ type: 'break' as const }] : []),
      { type: 'text', text: line },
    ])
