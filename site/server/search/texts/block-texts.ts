import type { FlatBlock } from '@tessera/content'
import { plainText } from './plain-text'

/** The searchable texts of a page's block. */
export function blockTexts(block: FlatBlock): readonly string[] {
  switch (block.type) {
    case 'carousel':
    case 'gallery':
    case 'video':
    case 'embed':
      return [block.title]
    case 'richText':
      return [plainText(block.content)]
    case 'modal':
      return [block.title, plainText(block.content)]
    case 'quote':
      return [block.text, block.attribution ?? '']
    case 'callToAction':
      return [block.title, block.text ?? '', ...block.links.map(({ label }) => label)]
    case 'image':
    case 'images':
      return []
  }
}
