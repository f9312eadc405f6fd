import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Direction } from '../../../core/lightbox/lightbox-state'
import {
  nextGesture,
  idleGesture,
  type Gesture,
  type GestureOutcome,
  type PointerSample,
} from '../../../core/lightbox/gestures/gesture'
import {
  clampZoom,
  toggleZoom,
  zoomAround,
  type Point,
  type ZoomArea,
  type Zoom,
} from '../../../core/lightbox/gestures/zoom'
import type { TileImage } from '../../../core/types'
import { useBrowserLayoutEffect } from '../../hooks/useBrowserLayoutEffect'
import { useLatest } from '../../hooks/useLatest'
import { isRightToLeft } from '../shell/useLightboxKeys'
import { applyGesture, measureStage } from './apply-gesture'

interface GestureOptions {
  /** Id of the tile shown. */
  readonly tile: string
  /** The image to zoom; null if the slide shows something else. */
  readonly image: TileImage | null
  readonly enabled: boolean
  readonly onMove: (direction: Direction) => void
  readonly onClose: () => void
  readonly onZoom: (scale: number) => void
}

const CENTRE: Point = { x: 0, y: 0 }

const EVENT_TYPES: Readonly<Record<string, PointerSample['type']>> = {
  pointerdown: 'down',
  pointermove: 'move',
  pointerup: 'up',
  pointercancel: 'cancel',
}

/**
 * Swipe, pull down, pinch, pan and double tap, by touch, pen and mouse. The gesture state is computed in `core` and
 * written to the elements directly: React renders nothing during a gesture.
 */
export function useGestures(
  dialog: RefObject<HTMLDialogElement | null>,
  { tile, image, enabled, onMove, onClose, onZoom }: GestureOptions,
) {
  const gesture = useRef(idleGesture())
  /** Where a swipe was released. The next slide continues from there. */
  const released = useRef<{ readonly direction: Direction; readonly x: number } | null>(null)
  const dragged = useRef(false)
  /** Measured on pointerdown, because measuring on every move forces a layout each time. */
  const stageSize = useRef<ReturnType<typeof measureStage>>(null)
  // The neighbours are rendered from the first swipe on.
  const [swiped, setSwiped] = useState(false)

  useBrowserLayoutEffect(() => {
    gesture.current = idleGesture()
    const { current: element } = dialog
    if (!element) return
    const swipe = released.current
    released.current = null
    if (swipe)
      applyGesture(element, { ...gesture.current, drag: { x: entryOffset(element, swipe), y: 0 } })
    applyGesture(element, gesture.current)
  }, [dialog, tile])

  const update = (next: Gesture) => {
    gesture.current = next
    if (dialog.current) applyGesture(dialog.current, next)
    // Only after the last pointer is up, because a new scale can load a larger file.
    if (next.pointers.length === 0) onZoom(next.zoom.scale)
  }

  const finish = (outcome: GestureOutcome, x: number) => {
    if (outcome.kind === 'close') onClose()
    if (outcome.kind !== 'move' || !dialog.current) return
    const isReversed = isRightToLeft(dialog.current)
    const direction: Direction = (outcome.direction === 1) === isReversed ? -1 : 1
    released.current = { direction, x }
    onMove(direction)
  }

  const handlePointer = (event: PointerEvent) => {
    if (event.type === 'pointerdown' && event.isPrimary) dragged.current = false
    // The button was released outside the window, without a pointerup event.
    const isLost =
      event.pointerType === 'mouse' && event.type === 'pointermove' && event.buttons === 0
    const type = isLost ? 'cancel' : (EVENT_TYPES[event.type] ?? 'cancel')
    const before = gesture.current
    if (type === 'down') {
      if (!dialog.current || !isOnSlide(event, dialog.current)) return
      stageSize.current = measureStage(dialog.current, image)
    }
    const { current: stage } = stageSize
    if (!stage) return
    // Only images zoom, so a second finger does nothing on other slides.
    if (type === 'down' && before.pointers.length > 0 && !image) return
    const pointer = {
      type,
      pointer: event.pointerId,
      x: event.clientX - stage.x,
      y: event.clientY - stage.y,
      time: event.timeStamp,
      selectsText: event.pointerType === 'mouse' && !image,
    }
    const { gesture: next, outcome } = nextGesture(before, pointer, stage)
    if (next.mode !== 'idle' && next.mode !== 'undecided') dragged.current = true
    if (next.mode === 'swiping' && !swiped) setSwiped(true)
    if (next === before) return
    update(image ? next : { ...next, tap: null })
    if (outcome) finish(outcome, before.drag.x)
  }

  /** Applies `change` to the zoom, then limits the result to what is allowed. */
  const changeZoom = (change: (zoom: Zoom, stage: ZoomArea) => Zoom) => {
    const stage = dialog.current && measureStage(dialog.current, image)
    if (!stage || !image) return
    update(idleGesture(clampZoom(change(gesture.current.zoom, stage), stage)))
  }
  const zoomTo = (scale: (current: number) => number, at: Point) =>
    changeZoom((zoom) => zoomAround(zoom, scale(zoom.scale), at))
  const panBy = (distance: Point) =>
    changeZoom((zoom) => ({ ...zoom, x: zoom.x - distance.x, y: zoom.y - distance.y }))
  const toggleFullSize = () => changeZoom((zoom, stage) => toggleZoom(zoom, CENTRE, stage))

  const latest = useLatest(handlePointer)
  useEffect(() => {
    const element = dialog.current
    if (!enabled || !element) return
    const onPointer = (event: PointerEvent) => latest.current(event)
    // Suppresses the click at the end of a drag. A click by key has detail 0.
    const onClick = (event: MouseEvent) => {
      if (dragged.current && event.detail > 0) event.stopPropagation()
      dragged.current = false
    }
    const events = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const
    for (const name of events) element.addEventListener(name, onPointer)
    element.addEventListener('click', onClick, true)
    return () => {
      for (const name of events) element.removeEventListener(name, onPointer)
      element.removeEventListener('click', onClick, true)
    }
  }, [dialog, enabled, latest])

  return { swiped, zoomTo, panBy, toggleFullSize }
}

/** Offset at which the new slide starts when the old one was released at `x`: one viewport width further on. */
function entryOffset(
  dialog: HTMLElement,
  { direction, x }: { readonly direction: Direction; readonly x: number },
): number {
  return x + direction * dialog.clientWidth * (isRightToLeft(dialog) ? -1 : 1)
}

/** Whether a pointer with the primary button is on the slide or around it, not on a link or button. */
const isOnSlide = ({ target, button }: PointerEvent, dialog: Element) =>
  button === 0 &&
  target instanceof Element &&
  (target === dialog || target.closest('[data-stage]') !== null) &&
  !target.closest('a, button')
