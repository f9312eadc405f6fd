import type { CSSProperties } from 'react'
import type { SlideKind } from '../../../core/slide-kind'
import type { Tile } from '../../../core/types'
import '../../static/css-properties'

/** Beyond these a text cover has no room for words: a frieze of 10:1 is set on a sheet of 5:2. */
const NARROWEST = 0.4
const WIDEST = 2.5
/** A sheet of paper of no known size: 4:5, upright. */
const UNKNOWN = 0.8
/** Type is sharp at any size; a text cover larger than this is only empty, px. */
const PLATE_WIDTH = 900

/** Most videos are 16:9, at their largest in 1080 lines, px. */
const VIDEO = { '--natural': '1920px' }

/** Proportions of a slide, and the width it must not be stretched beyond, px. What is made of words has none. */
export function slideShape(
  { content, image, textCover }: Tile,
  kind: SlideKind,
): CSSProperties | undefined {
  if (content?.kind === 'video') return { ...VIDEO, '--ratio': content.ratio ?? 16 / 9 }
  if (kind === 'image' && image) {
    return { '--ratio': image.width / image.height, '--natural': `${image.width}px` }
  }
  if (kind !== 'text-cover') return undefined
  const ratio = textCover?.aspectRatio ?? UNKNOWN
  return {
    '--ratio': Math.min(WIDEST, Math.max(NARROWEST, ratio)),
    '--natural': `${PLATE_WIDTH}px`,
  }
}
