import type { ReactNode, RefObject } from 'react'
import type { Direction, LightboxState } from '../../../core/lightbox/lightbox-state'
import type { LightboxLabels } from '../../../core/lightbox/labels'
import type { SlideKind } from '../../../core/lightbox/slides/slide-kind'
import type { Slide } from '../../../core/types'
import { useBrowserLayoutEffect } from '../../hooks/useBrowserLayoutEffect'
import '../../css-properties'
import type { LinkComponent } from '../../static/gallery-context'
import type { LightboxProps } from '../../static/lightbox-props'
import { ArticleLinks } from './ArticleLinks'
import type { FragmentCache } from './fragments/fragment-cache'
import { SlideBody } from './SlideBody'
import { SlideCaption } from './SlideCaption'
import { slideShape } from './slide-shape'
import { markPlaying, playOnClick } from './video-events'
import type { ImageCallbacks } from './watch-image'

export interface LightboxSlideProps extends ImageCallbacks {
  readonly slide: Slide
  readonly kind: SlideKind
  /** The rendered article, if slides are articles. */
  readonly article: ReactNode
  readonly frameHosts: readonly string[]
  readonly fragments: FragmentCache
  readonly direction: Direction
  /** Link to the next slide, used without script. */
  readonly nextHref: string | null
  readonly onNext: (() => void) | undefined
  /** Id of the caption element. A prop, because it must be the same on server and client; useId() depends on the tree. */
  readonly captionId: string
  readonly renderCaption: LightboxProps['renderCaption']
  readonly Link: LinkComponent
  readonly status: LightboxState['slide']
  readonly attempt: number
  readonly scale: number
  readonly labels: LightboxLabels
  readonly tileSource: () => string | null
  readonly onRetry: () => void
  readonly panel: RefObject<HTMLDivElement | null>
}

const TEXT_KINDS: ReadonlySet<SlideKind> = new Set(['article', 'ajax', 'inline'])

/** A tile at its largest, in a panel, with its caption. */
export function LightboxSlide(props: LightboxSlideProps) {
  const { slide, kind, captionId, status, labels, panel } = props
  const { tile } = slide
  const isArticle = kind === 'article'
  // The panel stays mounted, so scroll the next slide to its top. Images never scroll; for them this would only force a
  // layout.
  useBrowserLayoutEffect(() => {
    if (kind !== 'image') panel.current?.scrollTo(0, 0)
  }, [panel, kind, tile.id])
  const loading = status === 'loading' && <span data-loading> {labels.loading}</span>
  return (
    <figure
      data-slide={tile.id}
      data-status={status}
      {...(isArticle ? { 'aria-label': tile.title } : { 'aria-labelledby': captionId })}
    >
      <div data-stage>
        <div
          data-panel
          data-kind={kind}
          // A tab stop if it scrolls.
          tabIndex={TEXT_KINDS.has(kind) ? 0 : -1}
          ref={panel}
          onClick={playOnClick}
          onPlayCapture={markPlaying}
          onPauseCapture={markPlaying}
          style={slideShape(tile, kind)}
        >
          <SlideBody {...props} />
          {isArticle && loading}
          {isArticle && status === 'shown' && (
            <ArticleLinks {...{ slide, labels }} nextHref={props.nextHref} onNext={props.onNext} />
          )}
        </div>
      </div>
      {!isArticle && (
        <figcaption>
          <SlideCaption {...props} tile={tile} />
          {loading}
        </figcaption>
      )}
    </figure>
  )
}
