import type { Inline, RichTextBlock } from '@tessera/content'
import { toVideoReference } from '../publish/blocks/to-video-reference'
import type { TextBlockFields } from './parse-lexical'

/** Code, a pull quote or a video within a text. None when a required field is empty. */
export function toTextBlock(fields: TextBlockFields): RichTextBlock[] {
  switch (fields.blockType) {
    case 'code': {
      // Removes empty lines before the code and white space after it.
      const code = (fields.code ?? '').replace(/^(\s*\n)+|\s+$/g, '')
      return code ? [{ type: 'code', code, language: fields.language }] : []
    }
    case 'pullQuote': {
      const { text, attribution } = fields
      if (!text?.trim()) return []
      return [{ type: 'pullQuote', children: toLines(text), attribution }]
    }
    case 'video': {
      const video = toVideoReference(fields)
      return video ? [{ type: 'video', ...video }] : []
    }
  }
}

/** Keeps the editor's line breaks. */
const toLines = (text: string): Inline[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line, index): Inline[] => [
      ...(index > 0 ? [{ type: 'break' as const }] : []),
      { type: 'text', text: line },
    ])
