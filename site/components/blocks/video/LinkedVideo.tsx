import type { Media } from '@tessera/content'
import { posterPath } from './poster-path'

/** A video file that was not uploaded to the CMS, but is on this site. It loads when it is played. */
export function LinkedVideo({
  href,
  title,
  poster,
}: {
  readonly href: string
  readonly title: string
  readonly poster: Media | null
}) {
  return (
    <video
      controls
      playsInline
      preload="none"
      src={href}
      poster={posterPath(poster)}
      aria-label={title}
    />
  )
}
