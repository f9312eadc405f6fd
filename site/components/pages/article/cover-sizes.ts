import type { Media } from '@tessera/content'
import { PAGE_WIDTH_SIZES } from '../../blocks/images/image-sizes'

type Size = Pick<Media, 'width' | 'height'>

export const isUpright = ({ width, height }: Size): boolean => height > width

/**
 * The `sizes` of an article's first image, which styles/article lays out. On phones between the densities 1 and 2 it asks
 * for a quarter fewer pixels than the screen has: at the usual density of 1.75 that is the file of 512 px instead of 640.
 * On all others for a tenth more: Chromium may choose a file that is up to a fifth too small.
 */
export function coverSizes(size: Size): string {
  const phone =
    '(max-width: 40rem) and (min-resolution: 1.1dppx) and (max-resolution: 1.9dppx) 70vw, (max-width: 40rem) 101vw'
  if (!isUpright(size)) return `${phone}, ${PAGE_WIDTH_SIZES}`
  // An upright image is at most as high as the viewport, and on wide screens beside the text.
  const viewportHeight = `${Math.round((100 * size.width) / size.height)}vh`
  return `${phone}, (min-width: 80rem) min(44vw, ${viewportHeight}), min(94vw, ${viewportHeight})`
}
