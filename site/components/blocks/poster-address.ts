import type { Media } from '@tessera/content'

/** px: what a poster is at most before somebody asks for the video. */
const POSTER_WIDTH = 960

/** One address for all browsers: of those that every browser reads. */
export function posterAddress(poster: Media | null): string | undefined {
  const images = (poster?.variants ?? [])
    .filter(({ type }) => type !== 'image/avif')
    .sort((a, b) => a.width - b.width)
  const image = images.findLast(({ width }) => width <= POSTER_WIDTH) ?? images[0]
  return image?.path
}
