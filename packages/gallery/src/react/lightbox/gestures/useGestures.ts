import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Direction } from '../../../core/lightbox'
import {
  nextGesture,
  restingGesture,
  type Gesture,
  type Outcome,
  type PointerNews,
} from '../../../core/lightbox-gesture'
import {
  settleZoom,
  toggleZoom,
  zoomAround,
  type Point,
  type Room,
  type Zoom,
} from '../../../core/lightbox-zoom'
import type { TileImage } from '../../../core/types'
import { measureStage, applyGesture } from './apply-gesture'
import { isRightToLeft } from '../shell/useLightboxKeys'
import { useBrowserLayoutEffect } from '../../hooks/useBrowserLayoutEffect'
import { useLatest } from '../../hooks/useLatest'

interface GestureOrders {
  readonly tile: string
  /** What may be enlarged; null where the slide is something else. */
  readonly image: TileImage | null
  /** Whether the slide listens at all. */
  readonly live: boolean
  readonly onMove: (direction: Direction) => void
  readonly onClose: () => void
  readonly onZoom: (scale: number) => void
}

const CENTRE: Point = { x: 0, y: 0 }

const POINTER_EVENTS = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const

const NEWS: Readonly<Record<string, PointerNews['type']>> = {
  pointerdown: 'down',
  pointermove: 'move',
  pointerup: 'up',
}

/**
 * Fingers, pens and mice on the slide: swipe, pull down, pinch, pan, double tap. What they do is worked out in
 * `core/lightbox-gesture.ts` and painted straight onto the elements: a frame of a movement renders nothing.
 */
export function useGestures(
  dialog: RefObject<HTMLDialogElement | null>,
  { tile, image, live, onMove, onClose, onZoom }: GestureOrders,
) {
  const gesture = useRef(restingGesture())
  /** How far the slide was swiped when it was let go: the next one starts from there. */
  const released = useRef<{ readonly direction: Direction; readonly x: number } | null>(null)
  const dragged = useRef(false)
  /** Measured when a pointer comes down: reading it at every move would lay out the page each time. */
  const measured = useRef<ReturnType<typeof measureStage>>(null)
  // NeighbourSlides are drawn from the first swipe on: a mouse never needs them.
  const [swiped, setSwiped] = useState(false)

  useBrowserLayoutEffect(() => {
    gesture.current = restingGesture()
    const { current: element } = dialog
    if (!element) return
    const from = released.current
    released.current = null
    if (from)
      applyGesture(element, { ...gesture.current, drag: { x: enterFrom(element, from), y: 0 } })
    applyGesture(element, gesture.current)
  }, [dialog, tile])

  const show = (next: Gesture) => {
    gesture.current = next
    if (dialog.current) applyGesture(dialog.current, next)
    // Told when the fingers are off: then a larger file is asked for.
    if (next.fingers.length === 0) onZoom(next.zoom.scale)
  }

  const finish = (outcome: Outcome, x: number) => {
    if (outcome.kind === 'close') onClose()
    if (outcome.kind !== 'move' || !dialog.current) return
    const isTurned = isRightToLeft(dialog.current)
    const direction: Direction = (outcome.direction === 1) === isTurned ? -1 : 1
    released.current = { direction, x }
    onMove(direction)
  }

  const hear = (event: PointerEvent) => {
    if (event.type === 'pointerdown' && event.isPrimary) dragged.current = false
    // Let go of outside the window, where nobody told.
    const isLost =
      event.pointerType === 'mouse' && event.type === 'pointermove' && event.buttons === 0
    const type = isLost ? 'cancel' : (NEWS[event.type] ?? 'cancel')
    const before = gesture.current
    if (type === 'down') {
      if (!dialog.current || !isOnSlide(event, dialog.current)) return
      measured.current = measureStage(dialog.current, image)
    }
    const { current: room } = measured
    if (!room) return
    // Words are not enlarged: what zooms is an image.
    if (type === 'down' && before.fingers.length > 0 && !image) return
    const news = {
      type,
      pointer: event.pointerId,
      x: event.clientX - room.x,
      y: event.clientY - room.y,
      time: event.timeStamp,
      mouse: event.pointerType === 'mouse',
    }
    const { gesture: next, outcome } = nextGesture(before, news, room)
    if (next.doing !== 'nothing' && next.doing !== 'deciding') dragged.current = true
    if (next.doing === 'swiping' && !swiped) setSwiped(true)
    if (next === before) return
    show(image ? next : { ...next, tap: null })
    if (outcome) finish(outcome, before.drag.x)
  }

  /** What `change` makes of the zoom as it is, put right where it may not stand. */
  const changeZoom = (change: (zoom: Zoom, room: Room) => Zoom) => {
    const room = dialog.current && measureStage(dialog.current, image)
    if (room && image) show(restingGesture(settleZoom(change(gesture.current.zoom, room), room)))
  }
  const zoomTo = (scale: (now: number) => number, at: Point) =>
    changeZoom((zoom) => zoomAround(zoom, scale(zoom.scale), at))
  const panBy = (way: Point) =>
    changeZoom((zoom) => ({ ...zoom, x: zoom.x - way.x, y: zoom.y - way.y }))
  const toggleFullSize = () => changeZoom((zoom, room) => toggleZoom(zoom, CENTRE, room))

  const latest = useLatest(hear)
  useEffect(() => {
    const element = dialog.current
    if (!live || !element) return
    const onPointer = (event: PointerEvent) => latest.current(event)
    // The click that ends a movement is none.
    const onClick = (event: MouseEvent) => {
      // One made by a key has no pointer's detail.
      if (dragged.current && event.detail > 0) event.stopPropagation()
      dragged.current = false
    }
    POINTER_EVENTS.forEach((name) => element.addEventListener(name, onPointer))
    element.addEventListener('click', onClick, true)
    return () => {
      POINTER_EVENTS.forEach((name) => element.removeEventListener(name, onPointer))
      element.removeEventListener('click', onClick, true)
    }
  }, [dialog, live, latest])

  return { swiped, zoomTo, panBy, toggleFullSize }
}

/** Where the new slide is seen when the old one was let go at `x`: a room's width further on. */
function enterFrom(
  dialog: HTMLElement,
  { direction, x }: { readonly direction: Direction; readonly x: number },
): number {
  return x + direction * dialog.clientWidth * (isRightToLeft(dialog) ? -1 : 1)
}

/** On the image or in the room around it, with the button that presses. */
const isOnSlide = ({ target, button }: PointerEvent, dialog: Element) =>
  button === 0 &&
  target instanceof Element &&
  (target === dialog || target.closest('[data-stage]') !== null) &&
  !target.closest('a, button')
