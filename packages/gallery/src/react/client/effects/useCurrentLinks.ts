import { useEffect, type RefObject } from 'react'
import { activateOption } from '../../../core/url/state-changes'
import { openTile } from '../../../core/url/open-tile'
import { whenIdle } from '../../../dom/when-idle'
import { useLatest } from '../../hooks/useLatest'
import type { GalleryContext } from '../../static/gallery-context'

type CurrentContext = Pick<GalleryContext, 'gallery' | 'state' | 'hrefOf'>

/**
 * Updates the addresses of zoom links and options before they are used. Tiles and options are not rendered again when
 * only the state changed, so their links may have the address of an older state. A context menu, a middle click or a
 * drag would copy that. Those of options are also updated when the page is idle.
 */
export function useCurrentLinks(section: RefObject<HTMLElement | null>, current: CurrentContext) {
  const latest = useLatest(current)
  useEffect(() => {
    const element = section.current
    const updateLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link) update(link, latest.current)
    }
    EVENTS.forEach((type) => element?.addEventListener(type, updateLink, { passive: true }))
    return () => EVENTS.forEach((type) => element?.removeEventListener(type, updateLink))
  }, [section, latest])

  useEffect(
    () =>
      whenIdle(() => {
        const options = section.current?.querySelectorAll('a[data-option]') ?? []
        for (const option of options) update(option, latest.current)
      }),
    [section, latest, current.state, current.hrefOf],
  )
}

function update(link: Element, context: CurrentContext): void {
  if (!link.hasAttribute('href')) return
  const href = hrefOf(link, context)
  if (href !== null && link.getAttribute('href') !== href) link.setAttribute('href', href)
}

function hrefOf(link: Element, { gallery, state, hrefOf: write }: CurrentContext): string | null {
  const tile = link.matches('[data-zoom]') ? closestData(link, 'tile') : undefined
  if (tile !== undefined) return write(openTile(state, tile).state)
  const option = link.getAttribute('data-option')
  const group = gallery.groups.find(({ id }) => id === closestData(link, 'filter-group'))
  return option !== null && group
    ? write(activateOption(state, group, option).state, gallery.id)
    : null
}

const closestData = (element: Element, name: string) =>
  element.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? undefined

/** The first events by which a link can be used. */
const EVENTS = ['pointerover', 'pointerdown', 'focusin', 'contextmenu'] as const
