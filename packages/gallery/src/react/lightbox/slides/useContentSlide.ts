import { useEffect, useState, type ComponentType } from 'react'
import { useLatest } from '../../hooks/useLatest'
import { createLoader } from '../../lazy'
import type { ContentSlideProps } from './content/ContentSlide'

const loadContentSlide = createLoader<ComponentType<ContentSlideProps>>('ContentSlide', () =>
  import('./content/ContentSlide').then(({ ContentSlide }) => ContentSlide),
)

/**
 * The component of slides other than images and text covers, loaded when `needed`; null until then. A change of `key`
 * tries again after a failure.
 */
export function useContentSlide({
  needed,
  key,
  onFailed,
}: {
  readonly needed: boolean
  readonly key: string
  readonly onFailed: () => void
}) {
  const [component, setComponent] = useState<ComponentType<ContentSlideProps> | null>(null)
  const latest = useLatest(onFailed)
  const isPending = needed && component === null
  useEffect(() => {
    if (!isPending) return
    let isCancelled = false
    void loadContentSlide().then((loaded) => {
      if (isCancelled) return
      if (loaded) setComponent(() => loaded)
      else latest.current()
    })
    return () => {
      isCancelled = true
    }
  }, [isPending, key, latest])
  return component
}
