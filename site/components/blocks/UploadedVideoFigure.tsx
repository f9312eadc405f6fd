import type { Video, VideoReference } from '@tessera/content'
import type { Documents } from '../../pages/chrome'
import { videoRatio } from './video-ratio'
import { VideoPlayer } from './VideoPlayer'
import { WaitingFrame } from './WaitingFrame'

/** An uploaded video: its own player, or a link to it in feeds; below it what is said. */
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
  const { words } = documents
  return (
    <figure className="frame" style={{ '--ratio': videoRatio(video) }}>
      {documents.isPlain && !documents.playsVideos ? (
        <WaitingFrame
          {...{ title, poster }}
          page={video.path}
          frame={null}
          action={words.blocks.play}
          icon="play"
        />
      ) : (
        <VideoPlayer {...{ video, title, poster }} lang={words.lang} />
      )}
      <figcaption>
        <a href={video.path}>{title}</a>
        {video.transcript !== null && (
          <details className="transcript">
            <summary>{words.blocks.transcript}</summary>
            {paragraphsOf(video.transcript).map((text, index) => (
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
