import { useEffect, type RefObject } from 'react'
import { centred } from '../../../core/thumbnails'
import { debounce } from '../../../dom/debounce'
import { useBrowserLayoutEffect } from '../../hooks/useBrowserLayoutEffect'
import { useLatest } from '../../hooks/useLatest'
import { isRightToLeft } from '../shell/useLightboxKeys'

/**
 * Keeps the slide shown in the middle of the strip, and the focus on it when it was in the strip.
 *
 * @param onSight called with how far the strip is scrolled from its beginning and how much of it is seen, px
 */
export function useStripScroll(
  strip: RefObject<HTMLElement | null>,
  present: number,
  total: number,
  onSight: (at: number, width: number) => void,
) {
  const centre = (element: HTMLElement, behavior: ScrollBehavior) => {
    const width = element.clientWidth
    const at = centred(present, width, total)
    // What is far away is not travelled to.
    const isNear = Math.abs(at - Math.abs(element.scrollLeft)) < width
    element.scrollTo({
      left: isRightToLeft(element) ? -at : at,
      behavior: isNear && !matchMedia(REDUCED).matches ? behavior : 'instant',
    })
    onSight(at, width)
  }
  const latest = useLatest({ centre, onSight })

  useBrowserLayoutEffect(() => {
    if (strip.current) latest.current.centre(strip.current, 'smooth')
  }, [strip, present, total, latest])

  // After the new one is drawn: it may not have been.
  useEffect(() => {
    if (!strip.current?.contains(document.activeElement)) return
    strip.current.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
  }, [strip, present])

  useEffect(() => {
    const element = strip.current
    if (!element) return
    const look = () => latest.current.onSight(Math.abs(element.scrollLeft), element.clientWidth)
    const resize = debounce(() => latest.current.centre(element, 'instant'))
    // It has no width before the dialog is shown: getting its first is no resizing, and is not waited for.
    let width = 0
    const observer = new ResizeObserver(() => {
      if (width > 0) resize.call()
      else latest.current.centre(element, 'instant')
      width = element.clientWidth
    })
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      resize.cancel()
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [strip, latest])
}

const REDUCED = '(prefers-reduced-motion: reduce)'
