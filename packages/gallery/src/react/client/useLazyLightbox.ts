import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { onIntent } from '../../dom/on-intent'
import { createLoader, type Loader } from '../lazy'
import type { LightboxComponent } from '../static/gallery-context'

export type LoadLightbox = () => Promise<LightboxComponent>

/**
 * The lightbox component. It is loaded when the visitor first points at, focuses or touches a zoom link, or when a tile
 * is open; null until then. When loading fails, a click on a zoom link loads the page of its URL, as without script.
 */
export function useLazyLightbox(
  section: RefObject<HTMLElement | null>,
  options: {
    /** Not null when the server rendered the lightbox. */
    readonly initial: LightboxComponent | null
    readonly load: LoadLightbox | undefined
    readonly isOpen: boolean
  },
): LightboxComponent | null {
  const { initial, load, isOpen } = options
  // Not `lazyComponent`: after a click on a tile, Suspense would keep the lightbox back for up to 300 ms.
  const [lightbox, setLightbox] = useState<LightboxComponent | null>(() => initial)
  const loader = useRef<Loader<LightboxComponent> | null>(null)
  /** A page that was loaded with an open tile must not load itself again. */
  const wasClosed = useRef(false)
  const isNeeded = lightbox === null

  const request = useCallback(
    (isClicked: boolean) => {
      if (!load) return
      loader.current ??= createLoader('lightbox', load)
      void loader.current().then((component) => {
        if (component || !isClicked) setLightbox(() => component)
        else location.reload()
      })
    },
    [load],
  )

  useEffect(() => {
    wasClosed.current ||= !isOpen
    const isWaiting = isOpen && isNeeded
    if (isWaiting) request(wasClosed.current)
    section.current?.toggleAttribute('data-waiting', isWaiting && load !== undefined)
  }, [section, isOpen, isNeeded, load, request])

  useEffect(() => {
    if (!section.current || !isNeeded) return
    return onIntent(section.current, '[data-zoom]', () => request(false))
  }, [section, isNeeded, request])

  return lightbox
}
