import type { LightboxOptions, SlideContent, Tile } from './types'

/** What a slide shows: `textCover` is the typographic sheet of a tile without an image. */
export type SlideKind = 'image' | 'text-cover' | 'article' | SlideContent['kind']

export function slideKind(tile: Tile, slides: LightboxOptions['slides']): SlideKind {
  if (tile.content) return tile.content.kind
  if (slides === 'articles') return 'article'
  return tile.image ? 'image' : 'text-cover'
}
