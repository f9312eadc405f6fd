import type { CSSProperties } from 'react'
import type { SlideKind } from '../../../core/lightbox/slides/slide-kind'
import type { Tile } from '../../../core/types'
import '../../css-properties'

/** Limits of a text cover's width / height: a narrower or flatter one has no space for its title. */
const MIN_RATIO = 0.4
const MAX_RATIO = 2.5
/** Width / height of a text cover without known proportions. */
const DEFAULT_RATIO = 0.8
/** px. A larger text cover has no more to show. */
const MAX_TEXT_COVER_WIDTH = 900
/** px, the width of a 16:9 video with 1080 lines. */
const MAX_VIDEO_WIDTH = 1920

/** Custom properties of a slide's panel: width / height and maximum width in px. Undefined for slides of text. */
export function slideShape(
  { content, image, textCover }: Tile,
  kind: SlideKind,
): CSSProperties | undefined {
  if (content?.kind === 'video') return shape(content.ratio ?? 16 / 9, MAX_VIDEO_WIDTH)
  if (kind === 'image' && image) return shape(image.width / image.height, image.width)
  if (kind !== 'text-cover') return undefined
  const ratio = textCover?.aspectRatio ?? DEFAULT_RATIO
  return shape(Math.min(MAX_RATIO, Math.max(MIN_RATIO, ratio)), MAX_TEXT_COVER_WIDTH)
}

const shape = (ratio: number, maxWidth: number): CSSProperties => ({
  '--_tessera-ratio': ratio,
  '--_tessera-max-width': `${maxWidth}px`,
})
