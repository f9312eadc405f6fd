import type { Video, Media } from '@tessera/content'
import { textCoverTone } from '@tessera/gallery/core'
import { videoTracks } from './video-tracks'
import { posterAddress } from './poster-address'

/**
 * The browser's own player: nothing of the video is asked for before it is played, with script or without. As long as there
 * is no image the player is clear, and a text cover with the title shows through it. islands/frames has a click anywhere play it.
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
  /** Of the page. */
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
        poster={posterAddress(poster) ?? CLEAR}
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

/** A poster of nothing: Chromium paints a player without any one grey. One clear pixel, which the lightbox lets in. */
const CLEAR = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
