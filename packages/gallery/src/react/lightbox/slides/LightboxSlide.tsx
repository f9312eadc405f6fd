import type { ReactNode, RefObject } from 'react'
import type { Direction, LightboxState } from '../../../core/lightbox'
import type { LightboxLabels } from '../../../core/lightbox-labels'
import type { SlideKind } from '../../../core/slide-kind'
import type { Slide } from '../../../core/types'
import '../../static/css-properties'
import { useBrowserLayoutEffect } from '../../hooks/useBrowserLayoutEffect'
import { ArticleLinks } from './ArticleLinks'
import { playByClick, markPlaying } from './video-events'
import { LazySlide } from './LazySlide'
import { originalHref } from './original-href'
import { RenderedArticle } from './RenderedArticle'
import { slideShape } from './slide-shape'
import { SlideFailure } from './SlideFailure'
import { SlideImage } from './SlideImage'
import { SlideTextCover } from './SlideTextCover'
import { useServerRendered } from './useServerRendered'
import type { ImageCallbacks } from './watch-image'

export interface LightboxSlideProps extends ImageCallbacks {
  readonly slide: Slide
  readonly kind: SlideKind
  /** Ready, where slides are articles. */
  readonly article: ReactNode
  readonly frameHosts: readonly string[]
  readonly direction: Direction
  /** Address of the next slide, and how to go there without one. */
  readonly next: string | null
  readonly onNext: (() => void) | undefined
  /** Id for the words under the slide; the same on server and client, whatever is rendered around it. */
  readonly captionId: string
  readonly status: LightboxState['slide']
  readonly attempt: number
  readonly scale: number
  readonly labels: LightboxLabels
  readonly tileSource: () => string | null
  readonly onRetry: () => void
  readonly sheet: RefObject<HTMLDivElement | null>
}

const WORDS: ReadonlySet<SlideKind> = new Set(['article', 'ajax', 'inline'])

/** A tile at its largest, in its frame, with its caption. */
export function LightboxSlide(props: LightboxSlideProps) {
  const { slide, kind, captionId, status, labels, sheet } = props
  const { tile } = slide
  const isArticle = kind === 'article'
  // The sheet stays for the next slide, which begins at its top. An image never scrolls: to ask would style and lay
  // out the page once more before it is shown.
  useBrowserLayoutEffect(() => {
    if (kind !== 'image') sheet.current?.scrollTo(0, 0)
  }, [sheet, kind, tile.id])
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
          // What scrolls is a stop of the Tab key.
          tabIndex={WORDS.has(kind) ? 0 : -1}
          ref={sheet}
          onClick={playByClick}
          onPlayCapture={markPlaying}
          onPauseCapture={markPlaying}
          style={slideShape(tile, kind)}
        >
          <Content {...props} />
          {isArticle && loading}
          {isArticle && status === 'shown' && (
            <ArticleLinks {...{ slide, labels }} next={props.next} onNext={props.onNext} />
          )}
        </div>
      </div>
      {!isArticle && (
        <figcaption>
          <span id={captionId}>{tile.image?.caption ?? tile.title}</span>{' '}
          <a href={tile.href}>{labels.openArticle}</a>
          {loading}
        </figcaption>
      )}
    </figure>
  )
}

function Content(props: LightboxSlideProps) {
  const { slide, kind, article, status, attempt, scale } = props
  const { labels, tileSource, onShown, onFailed, onRetry } = props
  const { tile } = slide
  const rendered = useServerRendered(tile.id)
  if (status === 'failed') {
    return <SlideFailure original={originalHref(tile, kind)} labels={labels} onRetry={onRetry} />
  }
  if (kind === 'text-cover') return <SlideTextCover tile={tile} />
  const key = `${tile.id} ${attempt}`
  if (kind === 'image' && tile.image) {
    return (
      <SlideImage
        key={key}
        image={tile.image}
        {...{ attempt, scale, tileSource, onShown, onFailed }}
      />
    )
  }
  if (kind === 'article' && (article || rendered.isKept)) {
    return (
      <>
        <RenderedArticle key={key} {...{ article, onShown }} onMissing={rendered.forget} />
        {status === 'shown' && <LazySlide {...props} isThere />}
      </>
    )
  }
  return <LazySlide key={key} {...props} />
}
