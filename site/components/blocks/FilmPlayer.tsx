import type { Film, Media } from '@tessera/content'
import { plateTone } from '@tessera/gallery/core'
import { filmTracks } from './film-tracks'
import { posterAddress } from './poster-address'

/**
 * The browser's own player: nothing of the film is asked for before it is played, with script or without. As long as there
 * is no picture the player is clear, and a plate with the title shows through it. islands/frames has a click anywhere play it.
 */
export function FilmPlayer({
  film,
  title,
  poster,
  lang,
}: {
  readonly film: Film
  readonly title: string
  readonly poster: Media | null
  /** Of the page. */
  readonly lang: string
}) {
  const { width, height, path } = film
  return (
    <div className="film" style={{ '--tone': `var(--tessera-plate-${plateTone(title)})` }}>
      {!poster && (
        <span className="frame-plate" aria-hidden="true">
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
        {filmTracks(film, lang).map((track) => (
          <track key={track.src} {...track} />
        ))}
      </video>
    </div>
  )
}

/** A poster of nothing: Chromium paints a player without any one grey. One clear pixel, which the lightbox lets in. */
const CLEAR = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
