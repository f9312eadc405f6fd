import type { TextCover, TileImage } from '../types'

/** Width divided by height. Images outside these limits are cropped: thinner ones leave no space for a caption. */
const IMAGE_LIMITS = { min: 1 / 3, max: 3 } as const

/** A text cover contains its title, so it stays close to a square. */
const TEXT_COVER_LIMITS = { min: 0.7, max: 1.3 } as const
const DEFAULT_TEXT_COVER_RATIO = 1

/** The properties of a tile that decide its shape. */
interface TileShape {
  readonly image: Pick<TileImage, 'width' | 'height'> | null
  readonly textCover: Pick<TextCover, 'aspectRatio'> | null
}

/**
 * Width divided by height of a tile in `masonry` and `justified`. Rounded to 4 decimals, so that markup and layout code
 * use the same number.
 */
export function tileAspectRatio({ image, textCover }: TileShape): number {
  if (image) return clamp(image.width / image.height, IMAGE_LIMITS)
  return clamp(textCover?.aspectRatio ?? DEFAULT_TEXT_COVER_RATIO, TEXT_COVER_LIMITS)
}

const clamp = (ratio: number, { min, max }: { readonly min: number; readonly max: number }) =>
  toFourDecimals(Math.min(max, Math.max(min, Number.isFinite(ratio) ? ratio : 1)))

/** The rounding error is at most 0.05 px in a gallery 1,000 px wide. */
export const toFourDecimals = (value: number) => Math.round(value * 1e4) / 1e4
