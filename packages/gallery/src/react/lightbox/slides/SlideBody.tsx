import { useEffect, useState, type ComponentType } from 'react'
import { createLoader } from '../../loader'
import { useLatest } from '../../hooks/useLatest'
import type { ContentSlideProps } from './content/ContentSlide'
import type { LightboxSlideProps } from './LightboxSlide'
import { originalHref } from './original-href'
import { RenderedArticle } from './RenderedArticle'
import { SlideFailure } from './SlideFailure'
import { SlideImage } from './SlideImage'
import { SlideTextCover } from './SlideTextCover'
import { useServerRendered } from './useServerRendered'

/** Most galleries show only images and text covers, so the other slides are loaded when the first one is shown. */
const loadContentSlide = createLoader<ComponentType<ContentSlideProps>>('ContentSlide', () =>
  import('./content/ContentSlide').then((module) => module.ContentSlide),
)

/** The content of a slide's panel, or why there is none. */
export function SlideBody(props: LightboxSlideProps) {
  const { slide, kind, article, status, attempt, scale } = props
  const { labels, tileSource, onShown, onFailed, onRetry } = props
  const { tile } = slide
  const key = `${tile.id} ${attempt}`
  const { isServerRendered, reset } = useServerRendered(tile.id)
  const isRendered = kind === 'article' && (Boolean(article) || isServerRendered)
  const isLazy = kind !== 'text-cover' && kind !== 'image'
  const isNeeded = isLazy && (isRendered ? status === 'shown' : status !== 'failed')

  const [ContentSlide, setContentSlide] = useState<ComponentType<ContentSlideProps> | null>(null)
  const latest = useLatest({ status, onFailed })
  const isMissing = isNeeded && ContentSlide === null
  useEffect(() => {
    if (!isMissing) return
    let isCancelled = false
    void loadContentSlide().then((component) => {
      if (isCancelled) return
      if (component) setContentSlide(() => component)
      // A rendered article stays if only the code for prefetching fails.
      else if (latest.current.status === 'loading') latest.current.onFailed()
    })
    return () => {
      isCancelled = true
    }
    // `key`: tries again with the next slide or attempt.
  }, [isMissing, key, latest])

  if (status === 'failed') {
    return (
      <SlideFailure originalHref={originalHref(tile, kind)} labels={labels} onRetry={onRetry} />
    )
  }
  if (kind === 'text-cover') return <SlideTextCover tile={tile} />
  if (kind === 'image' && tile.image) {
    return (
      <SlideImage
        key={key}
        image={tile.image}
        {...{ attempt, scale, tileSource, onShown, onFailed }}
      />
    )
  }
  if (isRendered) {
    return (
      <>
        <RenderedArticle key={key} {...{ article, onShown }} onMissing={reset} />
        {status === 'shown' && ContentSlide && <ContentSlide {...props} prefetchOnly />}
      </>
    )
  }
  return ContentSlide && <ContentSlide key={key} {...props} />
}
