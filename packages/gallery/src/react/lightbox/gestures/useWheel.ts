import { useEffect, type RefObject } from 'react'
import type { Direction } from '../../../core/lightbox'
import { RESTING_WHEEL, turnWheel } from '../../../core/lightbox-wheel'
import type { Point } from '../../../core/lightbox-zoom'
import { useLatest } from '../../hooks/useLatest'

interface WheelOrders {
  readonly live: boolean
  readonly zoomed: boolean
  readonly onMove: (direction: Direction) => void
  readonly onPan: (way: Point) => void
  readonly onZoom: (scale: (now: number) => number, at: Point) => void
}

/** A line of a wheel that counts in lines, px. */
const LINE = 16
/** A notch of 100 px makes it about a third larger. */
const ZOOM_PER_PX = 0.003

/** The wheel moves; with Ctrl (which is also a pinch on a trackpad) it zooms; enlarged, it pans. */
export function useWheel(dialog: RefObject<HTMLDialogElement | null>, orders: WheelOrders) {
  const latest = useLatest(orders)
  const { live } = orders
  useEffect(() => {
    const element = dialog.current
    if (!live || !element) return
    let wheel = RESTING_WHEEL
    const onWheel = (event: WheelEvent) => {
      const { zoomed, onMove, onPan, onZoom } = latest.current
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE
      const way = { x: event.deltaX * unit, y: event.deltaY * unit }
      if (!event.ctrlKey && !zoomed && isScrolling(event.target)) return
      // React's own wheel listeners are passive: they could not keep the page from zooming.
      event.preventDefault()
      if (event.ctrlKey) {
        return onZoom((now) => now * Math.exp(-way.y * ZOOM_PER_PX), pointIn(element, event))
      }
      if (zoomed) return onPan(way)
      const delta = Math.abs(way.x) > Math.abs(way.y) ? way.x : way.y
      const turned = turnWheel(wheel, { delta, time: event.timeStamp })
      wheel = turned.wheel
      if (turned.move !== null) onMove(turned.move)
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [dialog, live, latest])
}

const SCROLLERS = 'figcaption, [data-slide-text-cover], [data-failure], [data-panel]'

/** Words that are longer than their sheet scroll. */
function isScrolling(target: EventTarget | null): boolean {
  const box = target instanceof Element ? target.closest(SCROLLERS) : null
  return box !== null && box.scrollHeight > box.clientHeight + 1
}

function pointIn(dialog: HTMLElement, { clientX, clientY }: WheelEvent): Point {
  const stage = dialog.querySelector('[data-stage]') ?? dialog
  const { left, top, width, height } = stage.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}
