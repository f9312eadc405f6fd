import type { CSSProperties } from 'react'
import type { Tile } from '../../core/types'
import '../css-properties'

/** Beyond these a plate has no room for words: a frieze of 10:1 is set on a sheet of 5:2. */
const NARROWEST = 0.4
const WIDEST = 2.5
/** A sheet of paper of no known size: 4:5, upright. */
const UNKNOWN = 0.8
/** Type is sharp at any size; a plate larger than this is only empty, px. */
const PLATE_WIDTH = 900

/** Proportions of a slide, and the width it must not be stretched beyond, px. */
export function slideShape({ image, plate }: Tile): CSSProperties {
  if (image) return { '--ratio': image.width / image.height, '--natural': `${image.width}px` }
  const ratio = plate?.aspectRatio ?? UNKNOWN
  return {
    '--ratio': Math.min(WIDEST, Math.max(NARROWEST, ratio)),
    '--natural': `${PLATE_WIDTH}px`,
  }
}
