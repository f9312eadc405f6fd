import { originalSource } from '../../../core/lightbox-image'
import type { SlideKind } from '../../../core/slide-kind'
import type { Tile } from '../../../core/types'

/** Where a slide's content is to be had without the lightbox. */
export function originalHref({ content, image, href }: Tile, kind: SlideKind): string {
  if (content && 'href' in content) return content.href
  return kind === 'image' && image ? originalSource(image) : href
}
