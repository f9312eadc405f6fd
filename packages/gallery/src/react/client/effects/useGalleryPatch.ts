import { useEffect } from 'react'
import { useLatest } from '../../hooks/useLatest'
import { createGalleryPatch } from '../../patch/gallery-patch'
import type { DeferredEffectsProps } from './DeferredEffects'

/** Shows filtered views before React renders them. Not around parts of an application's own: it may show more of a view. */
export function useGalleryPatch(props: DeferredEffectsProps): void {
  const { section, store, hasOwnParts } = props
  const latest = useLatest(props)
  useEffect(() => {
    const { deferred } = store
    if (hasOwnParts || !section.current) return
    const patch = createGalleryPatch(section.current, () => latest.current, deferred)
    deferred.patch = patch
    return () => {
      patch.end()
      delete deferred.patch
    }
  }, [section, store, hasOwnParts, latest])
}
