import type { Media, Video } from '@tessera/content'
import { textCoverTone } from '@tessera/gallery/core'
import { posterPath } from './poster-path'
import { videoTracks } from './video-tracks'

/**
 * The browser's player. The video loads when it is played, with and without script. A player without a poster is
 * transparent, and a text cover with the title is visible behind it. client/frames plays it on a click anywhere.
 */
export function VideoPlayer({
  video,
  title,
  poster,
  lang,
}: {
  readonly video: Video
  readonly title: string
  readonly poster: Media | null
  /** Language of the page. */
  readonly lang: string
}) {
  const { width, height, path } = video
  return (
    <div
      className="video"
      style={{ '--tone': `var(--tessera-text-cover-${textCoverTone(title)})` }}
    >
      {!poster && (
        <span className="frame-text-cover" aria-hidden="true">
          {title}
        </span>
      )}
      <video
        controls
        playsInline
        preload="none"
        src={path}
        poster={posterPath(poster) ?? TRANSPARENT_POSTER}
        {...{ width, height }}
        aria-label={title}
        data-frame=""
      >
        {videoTracks(video, lang).map((track) => (
          <track key={track.src} {...track} />
        ))}
      </video>
    </div>
  )
}

/** One transparent pixel, because Chromium paints a player without a poster grey. The lightbox's sanitiser allows it. */
const TRANSPARENT_POSTER =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
