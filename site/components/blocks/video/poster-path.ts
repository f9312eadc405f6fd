import type { Media } from '@tessera/content'

/** Widest file that is used as a poster, px. */
const MAX_WIDTH = 960

/** Path of a poster. `<video>` takes only one, so it is of a type that every browser knows. */
export function posterPath(poster: Media | null): string | undefined {
  const files = (poster?.variants ?? [])
    .filter(({ type }) => type !== 'image/avif')
    .sort((a, b) => a.width - b.width)
  const file = files.findLast(({ width }) => width <= MAX_WIDTH) ?? files[0]
  return file?.path
}
