import { useRef, useState, type PointerEvent, type RefObject } from 'react'
import { indexesWithin, rectBetween, type Point, type Rect } from './drag-rect'

/** A pointer that moves less is a click, px. */
const MIN_DISTANCE = 6

interface Options {
  readonly list: RefObject<HTMLElement | null>
  /** Called while the mouse is dragged, with all items that the rectangle touches. */
  onSelect(indexes: readonly number[]): void
}

/**
 * Selects items of a list with a rectangle that the mouse draws. Fingers scroll instead.
 * @returns the rectangle in px of the window while it is drawn, and the handlers of the list
 */
export function useDragSelection({ list, onSelect }: Options) {
  const start = useRef<Point | null>(null)
  const [rect, setRect] = useState<Rect | null>(null)
  const pageToWindow = ({ x, y }: Point) => ({ x: x - scrollX, y: y - scrollY })
  const end = () => {
    start.current = null
    setRect(null)
  }
  const onPointerDown = (event: PointerEvent) => {
    const isMouse = event.pointerType === 'mouse' && event.button === 0
    if (isMouse && !event.shiftKey) start.current = { x: event.pageX, y: event.pageY }
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!start.current || !list.current) return
    const next = rectBetween(pageToWindow(start.current), { x: event.clientX, y: event.clientY })
    if (!rect && Math.hypot(next.width, next.height) < MIN_DISTANCE) return
    // From here on it is no click on what is below the mouse.
    list.current.setPointerCapture(event.pointerId)
    setRect(next)
    onSelect(
      indexesWithin(
        next,
        [...list.current.children].map((child) => child.getBoundingClientRect()),
      ),
    )
  }
  const handlers = { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end }
  return { rect, handlers }
}
