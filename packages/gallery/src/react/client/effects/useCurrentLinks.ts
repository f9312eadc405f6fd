import { useEffect, type RefObject } from 'react'
import { openTile } from '../../../core/url/state-changes'
import { useLatest } from '../../hooks/useLatest'
import type { GalleryContext } from '../../static/gallery-context'

/**
 * Updates the address of a zoom link before it is used. Tiles are not rendered again when only the state changed, so a
 * zoom link may have the address of an older state. A context menu, a middle click or a drag would copy that.
 */
export function useCurrentLinks(
  section: RefObject<HTMLElement | null>,
  current: Pick<GalleryContext, 'state' | 'hrefOf'>,
) {
  const latest = useLatest(current)
  useEffect(() => {
    const element = section.current
    const updateLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[data-zoom]') : null
      const tile = link?.closest<HTMLElement>('[data-tile]')?.dataset['tile']
      if (!link || tile === undefined) return
      const { state, hrefOf } = latest.current
      link.setAttribute('href', hrefOf(openTile(state, tile).state))
    }
    EVENTS.forEach((type) => element?.addEventListener(type, updateLink, { passive: true }))
    return () => EVENTS.forEach((type) => element?.removeEventListener(type, updateLink))
  }, [section, latest])
}

/** The first events by which a link can be used. */
const EVENTS = ['pointerover', 'pointerdown', 'focusin', 'contextmenu'] as const
