import { useEffect } from 'react'
import { useLatest } from '../../hooks/useLatest'
import { createLoader } from '../../loader'
import type { DeferredEffectsProps } from './DeferredEffects'

const load = createLoader(
  'gallery-patch',
  async () => (await import('../../patch/gallery-patch')).createGalleryPatch,
)

/**
 * Shows filtered views before React renders them. Not around content that an application renders: it may show more of a
 * view.
 */
export function useGalleryPatch(props: DeferredEffectsProps): void {
  const { section, store, hasOwnContent } = props
  const latest = useLatest(props)
  useEffect(() => {
    const { deferred } = store
    if (hasOwnContent) return
    let isUnmounted = false
    void load().then((createGalleryPatch) => {
      if (!createGalleryPatch || !section.current || isUnmounted) return
      deferred.patch = createGalleryPatch(section.current, () => latest.current, deferred)
    })
    return () => {
      isUnmounted = true
      deferred.patch?.end()
      delete deferred.patch
    }
  }, [section, store, hasOwnContent, latest])
}
