import type { VideoReference } from '@tessera/content'
import type { Documents } from '../../pages/chrome'
import { playerOf } from '../players'
import { UploadedVideoFigure } from './UploadedVideoFigure'
import { LinkedVideo } from './LinkedVideo'
import { WaitingFrame } from './WaitingFrame'

/**
 * A video with its title. A host's player waits for a click; a file of our own is the browser's to play. Nothing where a video
 * is published no longer.
 */
export function VideoFigure({
  reference,
  documents,
}: {
  readonly reference: VideoReference
  readonly documents: Documents
}) {
  const { title, source, ratio } = reference
  if ('video' in source) {
    const video = documents.videoOf(source.video)
    return video ? <UploadedVideoFigure {...{ video, reference, documents }} /> : <></>
  }
  const poster = (reference.poster !== null && documents.mediaOf(reference.poster)) || null
  const player = playerOf(source)
  const hrefOf = ({ href }: { readonly href: string }) => documents.hrefOf({ href }) ?? href
  return (
    <figure className="frame" style={{ '--ratio': ratio }}>
      {'href' in source ? (
        <LinkedVideo {...{ title, poster }} href={hrefOf(source)} />
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
