import type { LightboxSlides } from '../../enumerations'
import type { SlideContent, Tile } from '../../types'

/** What a slide shows. `text-cover`: the text cover of a tile without an image. */
export type SlideKind = 'image' | 'text-cover' | 'article' | SlideContent['kind']

export function slideKind(tile: Tile, slides: LightboxSlides): SlideKind {
  if (tile.content) return tile.content.kind
  if (slides === 'articles' && tile.kind !== 'image') return 'article'
  return tile.image ? 'image' : 'text-cover'
}
