import type { Media } from '@tessera/content'
import { PAGE_WIDTH_SIZES } from '../blocks/images/image-sizes'

/**
 * The `sizes` of an article's first image, which styles/article.css lays out. On phones it asks for a quarter fewer
 * pixels than the screen has, as tiles do: at the usual density of 1.75 that is the file of 512 px instead of 960.
 */
export function coverSizes({ width, height }: Pick<Media, 'width' | 'height'>): string {
  // An upright image is at most as high as the viewport.
  const percentOfHeight = Math.round((100 * width) / height)
  const sizes = height > width ? `min(94vw, ${percentOfHeight}vh)` : PAGE_WIDTH_SIZES
  return `(max-width: 40rem) 70vw, ${sizes}`
}
