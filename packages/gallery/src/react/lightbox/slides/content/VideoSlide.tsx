import { useEffect, useRef, useState, type ReactNode } from 'react'
import { retrySource } from '../../../../core/lightbox-image'
import type { SlideContent } from '../../../../core/types'
import type { LightboxLabels } from '../../../../core/lightbox-labels'
import { isVideoFile } from '../../../../core/slide-content'
import { useLatest } from '../../../hooks/useLatest'
import { PlayIcon } from '../../tools/tool-icons'
import { FrameSlide } from './FrameSlide'
import { markBusy } from '../mark-busy'

export interface VideoSlideProps {
  readonly video: Extract<SlideContent, { kind: 'video' }>
  readonly title: string
  readonly frameHosts: readonly string[]
  readonly attempt: number
  readonly labels: LightboxLabels
  readonly onShown: () => void
  readonly onFailed: () => void
}

/** A video behind its poster: until it is wanted, nobody is asked for anything. */
export function VideoSlide(props: VideoSlideProps) {
  const { video, title, labels, onShown } = props
  const [isWanted, setWanted] = useState(false)
  const latest = useLatest(onShown)
  useEffect(() => latest.current(), [latest])
  if (isWanted) return <Player {...props} />
  return (
    <button
      type="button"
      data-play
      aria-label={labels.playVideo(title)}
      onClick={() => setWanted(true)}
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
  // The button that had the focus is gone. A host's player tells nobody whether it plays: as long as it is there.
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

/** It was asked to play when its poster was pressed. */
const withAutoplay = (href: string) => `${href}${href.includes('?') ? '&' : '?'}autoplay=1`
