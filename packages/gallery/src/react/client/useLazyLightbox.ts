import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { LightboxComponent } from '../static/gallery-context'
import { tellFailure } from '../tell-failure'

export type LoadLightbox = () => Promise<LightboxComponent>

/**
 * The lightbox component, loaded when the visitor first points at, focuses or touches a zoom link, or when a view is
 * open. Null until then.
 */
export function useWantedLightbox(
  section: RefObject<HTMLElement | null>,
  options: {
    readonly given: LightboxComponent | null
    readonly load: LoadLightbox | undefined
    readonly isOpen: boolean
  },
): LightboxComponent | null {
  const { given, load, isOpen } = options
  const [lightbox, setLightbox] = useState<LightboxComponent | null>(() => given)
  const loading = useRef<Promise<void> | null>(given ? Promise.resolve() : null)

  const want = useCallback(() => {
    if (!load) return
    loading.current ??= load().then(
      (component) => setLightbox(() => component),
      (error: unknown) => {
        tellFailure('lightbox', error)
        // Not fatal: the next intent tries again, and the zoom link's own address still works.
        loading.current = null
      },
    )
  }, [load])

  useEffect(() => {
    if (isOpen) want()
  }, [isOpen, want])

  useEffect(() => {
    const element = section.current
    const onIntent = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-zoom]')) want()
    }
    INTENTS.forEach((type) => element?.addEventListener(type, onIntent, { passive: true }))
    return () => INTENTS.forEach((type) => element?.removeEventListener(type, onIntent))
  }, [section, want])

  return lightbox
}

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const
