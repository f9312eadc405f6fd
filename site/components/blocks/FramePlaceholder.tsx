import type { Media } from '@tessera/content'
import { textCoverTone } from '@tessera/gallery/core'
import { Image } from './images/Image'
import { TEXT_WIDTH_SIZES } from './images/image-sizes'

/**
 * Placeholder of a frame: nothing is requested from the other site before a click. Without script it is a link to the
 * page; client/frames makes it a button that replaces itself with the frame.
 */
export function FramePlaceholder({
  title,
  page,
  frame,
  poster = null,
  action,
  failure,
  icon,
}: {
  readonly title: string
  /** URL of the link. */
  readonly page: string
  /** URL of the frame; null when its host is not allowed. */
  readonly frame: string | null
  readonly poster?: Media | null
  /** Label of what a click does, such as "Play". */
  readonly action: string
  /** Message for a frame that does not load. */
  readonly failure?: string
  readonly icon: keyof typeof PATHS
}) {
  return (
    <a
      className="frame-link"
      href={page}
      // A text cover shows the title, so the name of the link is its text.
      aria-label={poster ? `${action}: ${title}` : undefined}
      style={poster ? undefined : { '--tone': `var(--tessera-text-cover-${textCoverTone(title)})` }}
      data-frame={frame ?? undefined}
      data-frame-title={frame === null ? undefined : title}
      data-frame-failure={frame === null ? undefined : failure}
    >
      {poster ? (
        // Decorative, because the link's name has the title.
        <Image media={{ ...poster, decorative: true }} sizes={TEXT_WIDTH_SIZES} priority={false} />
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
