import type { Plate, TileImage } from '../types'

/** Beyond these a picture is cropped: thinner ones leave no room for a caption or a finger. */
const PICTURE = { least: 1 / 3, most: 3 } as const

/** A plate carries its title, so it stays near the square. */
const PLATE = { least: 0.7, most: 1.3, usual: 1 } as const

/** What of a tile decides its shape. */
interface Pictured {
  readonly image: Pick<TileImage, 'width' | 'height'> | null
  readonly plate: Pick<Plate, 'aspectRatio'> | null
}

/**
 * Width divided by height of a tile in the layouts that follow the pictures, to 4 decimals: markup and arithmetic
 * use the same number.
 */
export function tileAspectRatio({ image, plate }: Pictured): number {
  if (image) return within(PICTURE, image.width / image.height)
  return within(PLATE, plate?.aspectRatio ?? PLATE.usual)
}

const within = (
  { least, most }: { readonly least: number; readonly most: number },
  ratio: number,
) => toFourDecimals(Math.min(most, Math.max(least, Number.isFinite(ratio) ? ratio : 1)))

/** 0.05 px in a gallery 1,000 px wide. */
export const toFourDecimals = (value: number) => Math.round(value * 1e4) / 1e4
