import { useRef, type PointerEvent, type RefObject } from 'react'
import type { Direction } from '../../core/lightbox'
import { readSwipe } from '../../core/lightbox-swipe'
import { isRightToLeft } from './useLightboxKeys'

interface Start {
  readonly id: number
  readonly x: number
  readonly y: number
}

/** Moves by a level swipe of one finger or pen; the sheet follows it. A second finger ends it. */
export function useSwipe(
  sheet: RefObject<HTMLElement | null>,
  onMove: (direction: Direction) => void,
) {
  const start = useRef<Start | null>(null)
  const follow = (x: number | null) => {
    if (x === null) sheet.current?.style.removeProperty('translate')
    else sheet.current?.style.setProperty('translate', `${x}px`)
  }
  const end = () => {
    start.current = null
    follow(null)
  }
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse') return
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01
      if (!event.isPrimary || isZoomed) return end()
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY }
    },
    onPointerMove(event: PointerEvent) {
      const from = start.current
      if (from?.id === event.pointerId) follow(event.clientX - from.x)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = start.current
      if (from?.id !== event.pointerId) return
      end()
      const direction = readSwipe({
        x: event.clientX - from.x,
        y: event.clientY - from.y,
        rtl: isRightToLeft(event.currentTarget),
      })
      if (direction !== null) onMove(direction)
    },
    onPointerCancel: end,
  }
}
