import { useEffect, useRef, useState, type ReactNode } from 'react'
import { retrySource } from '../../../../core/lightbox/slides/image-sources'
import type { SlideContent } from '../../../../core/types'
import type { LightboxLabels } from '../../../../core/lightbox/labels'
import { isVideoFile } from '../../../../core/lightbox/slides/slide-content'
import { useLatest } from '../../../hooks/useLatest'
import { PlayIcon } from '../../tools/tool-icons'
import { FrameSlide } from './FrameSlide'
import { markBusy } from '../mark-busy'

interface VideoSlideProps {
  readonly video: Extract<SlideContent, { kind: 'video' }>
  readonly title: string
  readonly frameHosts: readonly string[]
  readonly attempt: number
  readonly labels: LightboxLabels
  readonly onShown: () => void
  readonly onFailed: () => void
}

/** A video behind its poster. Nothing but the poster is requested until the visitor plays it. */
export function VideoSlide(props: VideoSlideProps) {
  const { video, title, labels, onShown } = props
  const [isPlaying, setPlaying] = useState(false)
  const latest = useLatest(onShown)
  useEffect(() => latest.current(), [latest])
  if (isPlaying) return <Player {...props} />
  return (
    <button
      type="button"
      data-play
      aria-label={labels.playVideo(title)}
      onClick={() => setPlaying(true)}
    >
      {video.poster !== null && <img src={video.poster} alt="" draggable={false} />}
      <PlayIcon />
    </button>
  )
}

function Player(props: VideoSlideProps): ReactNode {
  const { video, title, frameHosts, attempt, onFailed } = props
  const player = useRef<HTMLDivElement>(null)
  const isFile = isVideoFile(video.href)
  // The focused play button is gone, so focus the player. A host's player does not report whether it plays: assume it
  // does as long as it is mounted.
  useEffect(() => {
    const { current: element } = player
    element?.querySelector<HTMLElement>('video, iframe')?.focus()
    if (!isFile) markBusy(element, true)
  }, [isFile])
  return (
    <div data-player ref={player}>
      {isFile ? (
        <video
          controls
          autoPlay
          playsInline
          src={retrySource(video.href, attempt)}
          poster={video.poster ?? undefined}
          aria-label={title}
          onError={onFailed}
        >
          {video.tracks?.map(({ src, kind, srcLang, label }) => (
            <track key={src} {...{ src, kind, srcLang, label }} />
          ))}
        </video>
      ) : (
        <FrameSlide
          href={withAutoplay(video.href)}
          {...{ title, frameHosts, onFailed }}
          onShown={() => undefined}
        />
      )}
    </div>
  )
}

/** Tells a player to start at once, because the visitor has clicked its poster. */
const withAutoplay = (href: string) => `${href}${href.includes('?') ? '&' : '?'}autoplay=1`
