import { useMemo, useReducer } from 'react'
import {
  isStanding,
  nextLightbox,
  openLightbox,
  type Direction,
  type LightboxEvent,
  type LightboxState,
} from '../../core/lightbox'
import { LIGHTBOX_PATIENCE, lightboxDuration } from '../../core/lightbox-constants'
import { preloadOrder } from '../../core/lightbox-preload'
import type { TileImage } from '../../core/types'
import type { LightboxProps } from './props'
import { usePreload } from './usePreload'
import { useTimer } from './useTimer'

const NOTHING: readonly TileImage[] = []

export interface LightboxControl {
  readonly state: LightboxState
  readonly send: (event: LightboxEvent) => void
  readonly move: (direction: Direction) => void
  /** Closes with its animation. */
  readonly close: () => void
  /** For a dialog the browser has closed by itself. */
  readonly finish: () => void
}

/** The lightbox's state, its clocks and what it loads ahead. */
export function useLightbox(
  { slide, onClose, onMove }: LightboxProps,
  live: boolean,
): LightboxControl {
  const start = { tile: slide.tile.id, picture: slide.tile.image !== null }
  const [state, send] = useReducer(nextLightbox, start, openLightbox)
  if (state.tile !== start.tile) send({ type: 'show', ...start })

  const finish = () => {
    send({ type: 'closed' })
    onClose?.()
  }
  useTimer(live && state.status === 'closing', lightboxDuration(prefersReducedMotion()), finish)
  useTimer(
    live && state.slide === 'loading' && isStanding(state),
    LIGHTBOX_PATIENCE,
    () => send({ type: 'failed', tile: state.tile, attempt: state.attempt }),
    `${state.tile} ${state.attempt}`,
  )

  // Memoised: what it gives starts and stops loading.
  const loads = live && isStanding(state)
  const wanted = useMemo(
    () => (loads ? preloadOrder(slide, state.direction) : NOTHING),
    [loads, slide, state.direction],
  )
  // The slide itself comes first: neighbours wait until it is there.
  usePreload(wanted, state.slide !== 'loading')

  const move = (direction: Direction) => {
    const [tile] = direction === 1 ? slide.after : slide.before
    if (!tile || !isStanding(state)) return
    send({ type: 'travel', direction })
    onMove?.(tile.id)
  }
  return { state, send, move, close: () => send({ type: 'close' }), finish }
}

const prefersReducedMotion = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
