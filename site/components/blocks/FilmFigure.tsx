import type { Film, Video } from '@tessera/content'
import type { Documents } from '../../pages/chrome'
import { filmRatio } from './film-ratio'
import { FilmPlayer } from './FilmPlayer'
import { WaitingFrame } from './WaitingFrame'

/** An uploaded film: its own player, or a link to it in feeds; below it what is said. */
export function FilmFigure({
  film,
  video,
  documents,
}: {
  readonly film: Film
  readonly video: Video
  readonly documents: Documents
}) {
  const { title } = video
  const posterId = video.poster ?? film.poster
  const poster = (posterId !== null && documents.mediaOf(posterId)) || null
  const { words } = documents
  return (
    <figure className="frame" style={{ '--ratio': filmRatio(film) }}>
      {documents.isPlain && !documents.playsFilms ? (
        <WaitingFrame
          {...{ title, poster }}
          page={film.path}
          frame={null}
          action={words.blocks.play}
          icon="play"
        />
      ) : (
        <FilmPlayer {...{ film, title, poster }} lang={words.lang} />
      )}
      <figcaption>
        <a href={film.path}>{title}</a>
        {film.transcript !== null && (
          <details className="transcript">
            <summary>{words.blocks.transcript}</summary>
            {paragraphsOf(film.transcript).map((text, index) => (
              <p key={index} dir="auto">
                {text}
              </p>
            ))}
          </details>
        )}
      </figcaption>
    </figure>
  )
}

const paragraphsOf = (text: string) => text.split(/\n\s*\n/).filter((each) => each.trim())
