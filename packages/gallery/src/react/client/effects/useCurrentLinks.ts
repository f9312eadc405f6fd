import { useEffect, type RefObject } from 'react'
import { openView, stateHref } from '../../../core/links'
import type { Gallery, GalleryState } from '../../../core/types'
import { useLatest } from '../../hooks/useLatest'

/**
 * Tiles are not drawn again when only the state changed, so the address of "Enlarge" may tell an older one. It is set
 * right as soon as anybody turns to it: before a context menu, a middle click or a drag can take it along.
 */
export function useFreshLinks(
  section: RefObject<HTMLElement | null>,
  now: {
    readonly gallery: Gallery
    readonly state: GalleryState
    readonly path: string
    readonly search: string
  },
) {
  const latest = useLatest(now)
  useEffect(() => {
    const element = section.current
    const freshen = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[data-zoom]') : null
      const tile = link?.closest<HTMLElement>('[data-tile]')?.dataset['tile']
      if (!link || tile === undefined) return
      const { gallery, state, path, search } = latest.current
      link.setAttribute('href', stateHref(gallery, { path, search }, openView(state, tile).state))
    }
    INTENTS.forEach((type) => element?.addEventListener(type, freshen, { passive: true }))
    return () => INTENTS.forEach((type) => element?.removeEventListener(type, freshen))
  }, [section, latest])
}

const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'contextmenu'] as const
