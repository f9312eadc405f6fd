import { useRef, type PointerEvent, type RefObject } from 'react'
import {
  moveHandle,
  nearestHandle,
  shareOf,
  yearAt,
  type Handle,
} from '../../../../core/filter/period/move-handle'
import type { Period } from '../../../../core/types'
import type { Draft } from './useDraft'

/** Pointer handlers of the histogram: a press moves the nearer handle, which then follows the pointer. */
export function useDrag(props: {
  readonly track: RefObject<HTMLElement | null>
  readonly period: Period
  readonly draft: Draft
}) {
  const { track, period, draft } = props
  const dragged = useRef<Dragged | null>(null)

  const move = ({ clientX }: PointerEvent, { handle, offset }: Dragged) => {
    const share = shareAt(track.current, clientX) + offset
    draft.set(moveHandle(period, draft.years, handle, yearAt(period, handle, share)))
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      const element = track.current
      if (!element || event.button !== 0 || !event.isPrimary) return
      const share = shareAt(element, event.clientX)
      const pressed = handleOf(event.target)
      const handle = pressed ?? nearestHandle(period, draft.years, share)
      const offset = pressed === null ? 0 : shareOf(period, draft.years, handle) - share
      dragged.current = { handle, offset }
      element.setPointerCapture(event.pointerId)
      element.querySelectorAll<HTMLElement>('[data-handle]')[handle]?.focus()
      // Otherwise the browser selects text, and moves the focus.
      event.preventDefault()
      if (pressed === null) move(event, dragged.current)
    },
    onPointerMove: (event: PointerEvent) => {
      if (dragged.current !== null) move(event, dragged.current)
    },
    onPointerUp: () => {
      dragged.current = null
      draft.commit()
    },
    onPointerCancel: () => {
      dragged.current = null
      draft.discard()
    },
  }
}

interface Dragged {
  readonly handle: Handle
  /** From the pointer to the handle, which is wider than its line. */
  readonly offset: number
}

const handleOf = (target: EventTarget): Handle | null => {
  const name = target instanceof HTMLElement ? target.dataset['handle'] : undefined
  return name === undefined ? null : name === 'from' ? 0 : 1
}

/** Where a point is in the histogram: 0 is its start, 1 its end. */
function shareAt(track: HTMLElement | null, clientX: number): number {
  if (!track) return 0
  const { left, width } = track.getBoundingClientRect()
  const share = (clientX - left) / width
  return getComputedStyle(track).direction === 'rtl' ? 1 - share : share
}
