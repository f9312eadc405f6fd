import { SOURCE_TYPES } from '../enumerations'
import type { TileImage } from '../types'

/** The largest file of the most widely supported type. */
export function originalSource(image: TileImage): string {
  const type = SOURCE_TYPES.toReversed().find((type) =>
    image.variants.some((variant) => variant.type === type),
  )
  const variants = image.variants.filter((variant) => variant.type === type)
  return variants.reduce((best, variant) => (variant.width > best.width ? variant : best), {
    width: 0,
    src: '',
  }).src
}
