import { originalSource } from '../../../core/tile/original-source'
import type { SlideKind } from '../../../core/lightbox/slides/slide-kind'
import type { Tile } from '../../../core/types'

/** Address of a slide's content outside the lightbox. */
export function originalHref({ content, image, href }: Tile, kind: SlideKind): string {
  if (content && 'href' in content) return content.href
  return kind === 'image' && image ? originalSource(image) : href
}
