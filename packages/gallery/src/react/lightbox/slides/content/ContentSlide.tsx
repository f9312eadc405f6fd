import type { Direction } from '../../../../core/lightbox'
import type { Slide } from '../../../../core/types'
import type { ContentSlideProps } from '../LazySlide'
import { FetchedSlide } from './FetchedSlide'
import { FrameSlide } from './FrameSlide'
import { ImageSlide } from './ImageSlide'
import { InlineSlide } from './InlineSlide'
import { VideoSlide } from './VideoSlide'

/** A slide that is neither an image nor a text cover. */
export function ContentSlide(props: ContentSlideProps) {
  const { slide, direction, attempt, frameHosts, labels, onShown, onFailed } = props
  const { content, href, title } = slide.tile
  const fetched = { ahead: addressAhead(slide, direction), fresh: attempt > 0, onShown, onFailed }
  switch (content?.kind) {
    case undefined:
      return <FetchedSlide href={props.isThere ? null : href} {...fetched} />
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

/** Of the article or page that comes next in the direction of travel. */
function addressAhead({ tile, after, before }: Slide, direction: Direction): string | null {
  const [ahead] = direction === 1 ? after : before
  if (!ahead || (ahead.content === undefined) !== (tile.content === undefined)) return null
  if (ahead.content === undefined) return ahead.href
  return ahead.content.kind === 'ajax' ? ahead.content.href : null
}
