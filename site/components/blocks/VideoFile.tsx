import type { Media } from '@tessera/content'

/** px: what a poster is at most before somebody asks for the film. */
const POSTER_WIDTH = 960

/** A film that lies on this site. Nothing of it is loaded before it is played. */
export function VideoFile({
  href,
  title,
  poster,
}: {
  readonly href: string
  readonly title: string
  readonly poster: Media | null
}) {
  // One address for all browsers: of those that every browser reads.
  const pictures = (poster?.variants ?? [])
    .filter(({ type }) => type !== 'image/avif')
    .sort((a, b) => a.width - b.width)
  const picture = pictures.findLast(({ width }) => width <= POSTER_WIDTH) ?? pictures[0]
  return (
    <video
      controls
      playsInline
      preload="none"
      src={href}
      poster={picture?.path}
      aria-label={title}
    />
  )
}
