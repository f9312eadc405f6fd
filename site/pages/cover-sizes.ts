import type { Media } from '@tessera/content'

/**
 * The `sizes` of the image that an article opens with; how it lies is in styles/article.css. On phones a quarter fewer
 * pixels than the screen has, as tiles do: a file of 512 px instead of 960, at the usual density of 1.75.
 */
export function coverSizes({ width, height }: Pick<Media, 'width' | 'height'>): string {
  // An upright image is no higher than the window.
  const high = Math.round((100 * width) / height)
  const wide = height > width ? `min(94vw, ${high}vh)` : '(min-width: 90rem) 84rem, 94vw'
  return `(max-width: 40rem) 70vw, ${wide}`
}
