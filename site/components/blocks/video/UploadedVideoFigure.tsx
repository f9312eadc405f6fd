import type { Video, VideoReference } from '@tessera/content'
import type { Documents } from '../../layout/documents'
import { FramePlaceholder } from '../FramePlaceholder'
import { videoRatio } from './video-ratio'
import { VideoPlayer } from './VideoPlayer'

/** An uploaded video with its title and transcript: the browser's player, or in feeds a link to the file. */
export function UploadedVideoFigure({
  video,
  reference,
  documents,
}: {
  readonly video: Video
  readonly reference: VideoReference
  readonly documents: Documents
}) {
  const { title } = reference
  const posterId = reference.poster ?? video.poster
  const poster = (posterId !== null && documents.mediaOf(posterId)) || null
  const { messages } = documents
  return (
    <figure className="frame text-figure" style={{ '--ratio': videoRatio(video) }}>
      {documents.isStatic && !documents.playsVideos ? (
        <FramePlaceholder
          {...{ title, poster }}
          page={video.path}
          frame={null}
          action={messages.blocks.play}
          icon="play"
        />
      ) : (
        <VideoPlayer {...{ video, title, poster }} lang={messages.lang} />
      )}
      <figcaption>
        <a href={video.path}>{title}</a>
        {video.transcript !== null && (
          <details className="transcript">
            <summary>{messages.blocks.transcript}</summary>
            {splitParagraphs(video.transcript).map((text, index) => (
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

const splitParagraphs = (text: string) => text.split(/\n\s*\n/).filter((part) => part.trim())
