import type { Direction } from '../../../../core/lightbox/lightbox-state'
import type { Slide } from '../../../../core/types'
import type { LightboxSlideProps } from '../LightboxSlide'
import { FetchedSlide } from './FetchedSlide'
import { FrameSlide } from './FrameSlide'
import { ImageSlide } from './ImageSlide'
import { InlineSlide } from './InlineSlide'
import { VideoSlide } from './VideoSlide'

export interface ContentSlideProps extends Pick<
  LightboxSlideProps,
  'slide' | 'direction' | 'attempt' | 'frameHosts' | 'fragments' | 'labels' | 'onShown' | 'onFailed'
> {
  /** Renders nothing and fetches only the next slide: the slide itself is rendered already. */
  readonly prefetchOnly?: boolean
}

/** A slide that is neither an image nor a text cover. */
export function ContentSlide(props: ContentSlideProps) {
  const { slide, direction, attempt, frameHosts, labels, onShown, onFailed } = props
  const { content, href, title } = slide.tile
  const fetched = {
    fragments: props.fragments,
    nextHref: nextHref(slide, direction),
    reload: attempt > 0,
    ...{ onShown, onFailed },
  }
  switch (content?.kind) {
    case undefined:
      return <FetchedSlide href={props.prefetchOnly ? null : href} {...fetched} />
    case 'ajax':
      return <FetchedSlide href={content.href} {...fetched} />
    case 'inline':
      return <InlineSlide id={content.id} {...{ onShown, onFailed }} />
    case 'frame':
      return <FrameSlide href={content.href} {...{ title, frameHosts, onShown, onFailed }} />
    case 'video':
      return (
        <VideoSlide
          video={content}
          {...{ title, frameHosts, attempt, labels, onShown, onFailed }}
        />
      )
    case 'linked-image':
      return <ImageSlide href={content.href} {...{ title, attempt, onShown, onFailed }} />
  }
}

/** Address of the next article or page in the direction of travel; null if the next slide is of another kind. */
function nextHref({ tile, after, before }: Slide, direction: Direction): string | null {
  const [next] = direction === 1 ? after : before
  if (!next || (next.content === undefined) !== (tile.content === undefined)) return null
  if (next.content === undefined) return next.href
  return next.content.kind === 'ajax' ? next.content.href : null
}
