import type { VideoReference } from '@tessera/content'
import type { Documents } from '../../layout/documents'
import { frameFailure } from '../frame-failure'
import { FramePlaceholder } from '../FramePlaceholder'
import { LinkedVideo } from './LinkedVideo'
import { playerOf } from './players'
import { UploadedVideoFigure } from './UploadedVideoFigure'

/**
 * A video with its title. The player of a video host loads on click; the browser itself plays a video file. Renders
 * nothing for an uploaded video that is not published.
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
    <figure className="frame text-figure" style={{ '--ratio': ratio }}>
      {'href' in source ? (
        <LinkedVideo {...{ title, poster }} href={hrefOf(source)} />
      ) : (
        player && (
          <FramePlaceholder
            {...{ title, poster }}
            {...player}
            action={documents.messages.blocks.play}
            failure={frameFailure(documents.messages.gallery)}
            icon="play"
          />
        )
      )}
      <figcaption>
        {'href' in source ? <a href={hrefOf(source)}>{title}</a> : title}{' '}
        {player && <small>{documents.messages.blocks.loadsFrom(player.name)}</small>}
      </figcaption>
    </figure>
  )
}
