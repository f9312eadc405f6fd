import { useEffect, useState, type ComponentType } from 'react'
import { tellFailure } from '../../tell-failure'
import { useLatest } from '../../hooks/useLatest'
import type { LightboxSlideProps } from './LightboxSlide'

export interface ContentSlideProps extends Pick<
  LightboxSlideProps,
  'slide' | 'kind' | 'direction' | 'attempt' | 'frameHosts' | 'labels' | 'onShown' | 'onFailed'
> {
  /** It need not be fetched, only what comes after it. */
  readonly isThere?: boolean
}

/** Everything that is neither an image nor a text cover: its code comes when it is first shown. */
let loaded: ComponentType<ContentSlideProps> | null = null

export function LazySlide(props: ContentSlideProps) {
  const [Slide, setSlide] = useState(() => loaded)
  const { onFailed } = props
  const latest = useLatest(onFailed)
  useEffect(() => {
    if (loaded) return
    let isLeft = false
    import('./content/ContentSlide').then(
      ({ ContentSlide }) => {
        loaded = ContentSlide
        if (!isLeft) setSlide(() => ContentSlide)
      },
      (error: unknown) => {
        tellFailure('ContentSlide', error)
        if (!isLeft) latest.current()
      },
    )
    return () => {
      isLeft = true
    }
  }, [latest])
  return Slide && <Slide {...props} />
}
