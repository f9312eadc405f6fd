import type { Film, Media } from '@tessera/content'
import { plateTone } from '@tessera/gallery/core'
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
  /** Of the page: subtitles in it are for those who cannot hear. */
  readonly lang: string
}) {
  const { width, height, subtitles, path } = film
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
        {subtitles.map(({ language, label, path: src }) => (
          <track
            key={src}
            kind={language.split('-', 1)[0] === lang.split('-', 1)[0] ? 'captions' : 'subtitles'}
            srcLang={language}
            {...{ label, src }}
          />
        ))}
      </video>
    </div>
  )
}

/** A poster of nothing: Chromium paints a player without any one grey. */
const CLEAR = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'
