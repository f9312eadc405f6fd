import type { Media } from '@tessera/content'
import { posterAddress } from './poster-address'

/** A video that lies on this site. Nothing of it is loaded before it is played. */
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
      poster={posterAddress(poster)}
      aria-label={title}
    />
  )
}
