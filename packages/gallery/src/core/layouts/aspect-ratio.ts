import type { TextCover, TileImage } from '../types'

/** Beyond these an image is cropped: thinner ones leave no room for a caption or a finger. */
const IMAGE = { least: 1 / 3, most: 3 } as const

/** A text cover carries its title, so it stays near the square. */
const PLATE = { least: 0.7, most: 1.3, usual: 1 } as const

/** What of a tile decides its shape. */
interface Imaged {
  readonly image: Pick<TileImage, 'width' | 'height'> | null
  readonly textCover: Pick<TextCover, 'aspectRatio'> | null
}

/**
 * Width divided by height of a tile in the layouts that follow the images, to 4 decimals: markup and arithmetic
 * use the same number.
 */
export function tileAspectRatio({ image, textCover }: Imaged): number {
  if (image) return within(IMAGE, image.width / image.height)
  return within(PLATE, textCover?.aspectRatio ?? PLATE.usual)
}

const within = (
  { least, most }: { readonly least: number; readonly most: number },
  ratio: number,
) => toFourDecimals(Math.min(most, Math.max(least, Number.isFinite(ratio) ? ratio : 1)))

/** 0.05 px in a gallery 1,000 px wide. */
export const toFourDecimals = (value: number) => Math.round(value * 1e4) / 1e4
