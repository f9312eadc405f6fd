import type { Media } from '@tessera/content'
import { textCoverTone } from '@tessera/gallery/core'
import { Image } from '../Image'

/**
 * What stands where a page of another site would: nothing is asked of it before a click. Without script it is a link to
 * that page; islands/frames makes it a button that puts the frame in its place.
 */
export function WaitingFrame({
  title,
  page,
  frame,
  poster = null,
  action,
  icon,
}: {
  readonly title: string
  /** Where the link leads. */
  readonly page: string
  /** Null where it may not be shown in a frame. */
  readonly frame: string | null
  readonly poster?: Media | null
  /** What a click does, in a word or two. */
  readonly action: string
  readonly icon: keyof typeof PATHS
}) {
  return (
    <a
      className="waiting-frame"
      href={page}
      // One name: the words on it, whatever else is in it.
      aria-label={`${action}: ${title}`}
      style={poster ? undefined : { '--tone': `var(--tessera-text-cover-${textCoverTone(title)})` }}
      data-frame={frame ?? undefined}
      data-frame-title={frame === null ? undefined : title}
    >
      {poster ? (
        // Says nothing of its own: the words beside it name the video.
        <Image media={{ ...poster, decorative: true }} sizes={SIZES} priority={false} />
      ) : (
        <span className="frame-text-cover">{title}</span>
      )}
      <span className="frame-action">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={PATHS[icon]} />
        </svg>
        {action}
      </span>
    </a>
  )
}

const PATHS = {
  play: 'M7 4.5v15l12-7.5z',
  frame: 'M8 4H4v4M16 4h4v4M8 20H4v-4M16 20h4v-4',
} as const

const SIZES = '(min-width: 46rem) 42rem, 94vw'
