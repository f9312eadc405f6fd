import { useEffect, type RefObject } from 'react'
import { centredScrollOffset } from '../../../core/lightbox/thumbnails'
import { debounce } from '../../../dom/debounce'
import { prefersReducedMotion } from '../../../dom/reduced-motion'
import { useBrowserLayoutEffect } from '../../hooks/useBrowserLayoutEffect'
import { useLatest } from '../../hooks/useLatest'
import { isRightToLeft } from '../shell/useLightboxKeys'

/** Keeps the current thumbnail in the middle of the strip, and moves the focus to it if the focus is in the strip. */
export function useStripScroll(
  strip: RefObject<HTMLElement | null>,
  {
    current,
    total,
    onScroll,
  }: {
    /** Index of the current thumbnail. */
    readonly current: number
    readonly total: number
    /** Called with the scroll offset from the start and the visible width, px. */
    readonly onScroll: (offset: number, width: number) => void
  },
) {
  const centre = (element: HTMLElement, behavior: ScrollBehavior) => {
    const width = element.clientWidth
    const offset = centredScrollOffset(current, width, total)
    // Smooth scrolling over a long distance would take too long.
    const isNear = Math.abs(offset - Math.abs(element.scrollLeft)) < width
    element.scrollTo({
      left: isRightToLeft(element) ? -offset : offset,
      behavior: isNear && !prefersReducedMotion() ? behavior : 'instant',
    })
    onScroll(offset, width)
  }
  const latest = useLatest({ centre, onScroll })

  useBrowserLayoutEffect(() => {
    if (strip.current) latest.current.centre(strip.current, 'smooth')
  }, [strip, current, total, latest])

  // Not a layout effect: the new current thumbnail is rendered after the scroll.
  useEffect(() => {
    if (!strip.current?.contains(document.activeElement)) return
    strip.current.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
  }, [strip, current])

  useEffect(() => {
    const element = strip.current
    if (!element) return
    const report = () => latest.current.onScroll(Math.abs(element.scrollLeft), element.clientWidth)
    const resize = debounce(() => latest.current.centre(element, 'instant'))
    // The strip has no width before the dialog is shown. Its first width is not debounced.
    let width = 0
    const observer = new ResizeObserver(() => {
      if (width > 0) resize.call()
      else latest.current.centre(element, 'instant')
      width = element.clientWidth
    })
    observer.observe(element)
    element.addEventListener('scroll', report, { passive: true })
    return () => {
      resize.cancel()
      observer.disconnect()
      element.removeEventListener('scroll', report)
    }
  }, [strip, latest])
}
