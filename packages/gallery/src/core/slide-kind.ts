import type { LightboxOptions, SlideContent, Tile } from './types'

/** What a slide shows: `plate` is the typographic sheet of a tile without a picture. */
export type SlideKind = 'picture' | 'plate' | 'article' | SlideContent['kind']

export function slideKind(tile: Tile, slides: LightboxOptions['slides']): SlideKind {
  if (tile.content) return tile.content.kind
  if (slides === 'articles') return 'article'
  return tile.image ? 'picture' : 'plate'
}
