import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { isPlainClick } from '../../../dom/is-plain-click'
import { nextFrame } from '../../../dom/next-frame'
import { onIntent } from '../../../dom/on-intent'
import { useLatest } from '../../hooks/useLatest'
import { createLoader, type Loader } from '../../loader'
import type { LightboxComponent } from '../../static/gallery-context'

const ZOOM = '[data-zoom]'

export type LoadLightbox = () => Promise<LightboxComponent>

/**
 * The lightbox component. It is loaded when the visitor first points at, focuses or touches a zoom link, or when a tile
 * is open; null until then. When loading fails, a click on a zoom link loads the
 * page of its URL, as without script.
 */
export function useLazyLightbox<C>(
  section: RefObject<HTMLElement | null>,
  options: {
    /** Not null when the server rendered the lightbox. */
    readonly initial: C | null
    /** Selector of the elements that load it. Default: zoom links. */
    readonly intent?: string
    readonly load: (() => Promise<C>) | undefined
    readonly isOpen: boolean
    /** Called when the lightbox does not load after a click. */
    readonly onFailed: () => void
  },
): C | null {
  const { initial, intent = ZOOM, load, isOpen } = options
  const onFailed = useLatest(options.onFailed)
  // Not `lazyComponent`: after a click on a tile, Suspense would keep the lightbox back for up to 300 ms.
  const [lightbox, setLightbox] = useState<C | null>(() => initial)
  const loader = useRef<Loader<C> | null>(null)
  /** A page that was loaded with an open tile must not load itself again. */
  const wasClosed = useRef(false)
  const isNeeded = lightbox === null

  const request = useCallback(
    (isClicked: boolean) => {
      if (!load) return
      loader.current ??= createLoader('lightbox', load)
      void loader.current().then((component) => {
        if (component || !isClicked) setLightbox(() => component)
        else onFailed.current()
      })
    },
    [load, onFailed],
  )

  useEffect(() => {
    wasClosed.current ||= !isOpen
    const isWaiting = isOpen && isNeeded
    if (isWaiting) request(wasClosed.current)
    section.current?.toggleAttribute('data-waiting', isWaiting && load !== undefined)
    // Back was faster than the lightbox.
    if (!isOpen) section.current?.querySelectorAll(`${ZOOM}[aria-busy]`).forEach(showIdle)
  }, [section, isOpen, isNeeded, load, request])

  useEffect(() => {
    const { current: element } = section
    if (!element || !isNeeded || !load) return
    const stop = onIntent(element, intent, () => request(false))
    element.addEventListener('click', showBusyFirst, true)
    return () => {
      stop()
      element.removeEventListener('click', showBusyFirst, true)
      element.querySelectorAll(`${ZOOM}[aria-busy]`).forEach(showIdle)
    }
  }, [section, intent, isNeeded, request, load])

  return lightbox
}

/** Marks a zoom link in a frame of its own, before React renders for longer than that: on a phone 100 ms. */
function showBusyFirst(event: MouseEvent): void {
  const zoom = event.target instanceof Element && event.target.closest<HTMLElement>(ZOOM)
  if (!zoom || zoom.ariaBusy || !isPlainClick(event)) return
  event.preventDefault()
  event.stopPropagation()
  zoom.ariaBusy = 'true'
  void nextFrame().then(() => zoom.click())
}

const showIdle = (zoom: Element) => zoom.removeAttribute('aria-busy')
