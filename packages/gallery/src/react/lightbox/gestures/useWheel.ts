import { useEffect, type RefObject } from 'react'
import type { Direction } from '../../../core/lightbox/lightbox-state'
import { IDLE_WHEEL, nextWheel } from '../../../core/lightbox/gestures/wheel'
import type { Point } from '../../../core/lightbox/gestures/zoom'
import { useLatest } from '../../hooks/useLatest'

interface WheelOptions {
  readonly enabled: boolean
  readonly zoomed: boolean
  readonly onMove: (direction: Direction) => void
  readonly onPan: (distance: Point) => void
  readonly onZoom: (scale: (current: number) => number, at: Point) => void
}

/** Height of a line for wheels that report lines, px. */
const LINE_HEIGHT = 16
/** A notch of 100 px zooms by about a third. */
const ZOOM_PER_PX = 0.003

/** The wheel moves between slides, pans a zoomed image, and zooms with Ctrl, which browsers also set for a trackpad pinch. */
export function useWheel(dialog: RefObject<HTMLDialogElement | null>, options: WheelOptions) {
  const latest = useLatest(options)
  const { enabled } = options
  useEffect(() => {
    const element = dialog.current
    if (!enabled || !element) return
    let wheel = IDLE_WHEEL
    const onWheel = (event: WheelEvent) => {
      const { zoomed, onMove, onPan, onZoom } = latest.current
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_HEIGHT
      const distance = { x: event.deltaX * unit, y: event.deltaY * unit }
      if (!event.ctrlKey && !zoomed && isOverScrollable(event.target)) return
      event.preventDefault()
      if (event.ctrlKey) {
        const factor = Math.exp(-distance.y * ZOOM_PER_PX)
        return onZoom((current) => current * factor, pointOnStage(element, event))
      }
      if (zoomed) return onPan(distance)
      const delta = Math.abs(distance.x) > Math.abs(distance.y) ? distance.x : distance.y
      const turned = nextWheel(wheel, { delta, time: event.timeStamp })
      wheel = turned.wheel
      if (turned.move !== null) onMove(turned.move)
    }
    // Not React's onWheel, which is passive: it cannot prevent the page from zooming.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [dialog, enabled, latest])
}

const SCROLLABLE = 'figcaption, [data-slide-text-cover], [data-failure], [data-panel]'
/** The wheel over the details never moves to another slide. */
const DETAILS = '[data-details-panel]'

/** Whether the target is in text that is longer than its box. */
function isOverScrollable(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest(DETAILS)) return true
  const box = target.closest(SCROLLABLE)
  return box !== null && box.scrollHeight > box.clientHeight + 1
}

/** The pointer's position, px from the stage's centre. */
function pointOnStage(dialog: HTMLElement, { clientX, clientY }: WheelEvent): Point {
  const stage = dialog.querySelector('[data-stage]') ?? dialog
  const { left, top, width, height } = stage.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}
