import type { Video } from '@tessera/content'
import type { Documents } from '../../pages/chrome'
import { playerOf } from '../players'
import { FilmFigure } from './FilmFigure'
import { VideoFile } from './VideoFile'
import { WaitingFrame } from './WaitingFrame'

/**
 * A film with its title. A host's player waits for a click; a file of our own is the browser's to play. Nothing where a film
 * is published no longer.
 */
export function VideoFigure({
  video,
  documents,
}: {
  readonly video: Video
  readonly documents: Documents
}) {
  const { title, source, ratio } = video
  if ('film' in source) {
    const film = documents.filmOf(source.film)
    return film ? <FilmFigure {...{ film, video, documents }} /> : <></>
  }
  const poster = (video.poster !== null && documents.mediaOf(video.poster)) || null
  const player = playerOf(source)
  const hrefOf = ({ href }: { readonly href: string }) => documents.hrefOf({ href }) ?? href
  return (
    <figure className="frame" style={{ '--ratio': ratio }}>
      {'href' in source ? (
        <VideoFile {...{ title, poster }} href={hrefOf(source)} />
      ) : (
        player && (
          <WaitingFrame
            {...{ title, poster }}
            {...player}
            action={documents.words.blocks.play}
            icon="play"
          />
        )
      )}
      <figcaption>
        {'href' in source ? <a href={hrefOf(source)}>{title}</a> : title}{' '}
        {player && <small>{documents.words.blocks.loadsFrom(player.name)}</small>}
      </figcaption>
    </figure>
  )
}
