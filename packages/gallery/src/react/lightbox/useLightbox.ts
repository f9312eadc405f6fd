import { useMemo, useReducer } from 'react'
import { DEFAULT_LIGHTBOX } from '../../core/defaults'
import {
  isStanding,
  nextLightbox,
  openLightbox,
  type LightboxEvent,
  type LightboxState,
} from '../../core/lightbox'
import { LIGHTBOX_PATIENCE, lightboxDuration } from '../../core/lightbox-constants'
import type { Move } from '../../core/lightbox-keys'
import { preloadOrder } from '../../core/lightbox-preload'
import type { Slide, TileImage } from '../../core/types'
import { slideKind, type SlideKind } from '../../core/slide-kind'
import type { LightboxProps } from './props'
import { usePreload } from './usePreload'
import { useTimer } from './useTimer'
import { useNavigation } from './useNavigation'

const NOTHING: readonly TileImage[] = []

export interface LightboxControl {
  readonly state: LightboxState
  /** The one to show: ahead of what the page has answered. */
  readonly slide: Slide
  readonly kind: SlideKind
  readonly send: (event: LightboxEvent) => void
  readonly move: (move: Move) => void
  /** To a place in the order: 0 is the first. */
  readonly goTo: (place: number) => void
  /** Closes with its animation. */
  readonly close: () => void
  /** For a dialog the browser has closed by itself. */
  readonly finish: () => void
}

/** The lightbox's state, its clocks and what it loads ahead. */
export function useLightbox(
  { options = DEFAULT_LIGHTBOX, onClose, ...page }: LightboxProps,
  live: boolean,
): LightboxControl {
  const walk = useNavigation(page)
  const { slide } = walk
  const kind = slideKind(slide.tile, options.slides)
  const start = { tile: slide.tile.id, waits: kind !== 'text-cover' }
  const [state, send] = useReducer(nextLightbox, start, () =>
    openLightbox({
      ...start,
      playing: options.autoplay && slide.total > 1 && !prefersReducedMotion(),
    }),
  )
  if (state.tile !== start.tile) send({ type: 'show', ...start })

  const finish = () => {
    send({ type: 'closed' })
    onClose?.()
  }
  // Asked only then: the question has the browser style the page, and every rendering would ask it.
  const closing = live && state.status === 'closing'
  useTimer(closing, lightboxDuration(closing && prefersReducedMotion()), finish)
  useTimer(
    live && state.slide === 'loading' && isStanding(state),
    LIGHTBOX_PATIENCE,
    () => send({ type: 'failed', tile: state.tile, attempt: state.attempt }),
    `${state.tile} ${state.attempt}`,
  )

  // Memoised: what it gives starts and stops loading.
  const loads = live && isStanding(state) && options.slides === 'images'
  const wanted = useMemo(
    () => (loads ? preloadOrder(slide, state.direction) : NOTHING),
    [loads, slide, state.direction],
  )
  // The slide itself comes first: neighbours wait until it is there.
  usePreload(wanted, state.slide !== 'loading')

  const goTo = (place: number) => {
    if (!isStanding(state)) return
    send({ type: 'travel', direction: place < slide.position - 1 ? -1 : 1 })
    walk.goTo(place)
  }
  const move = (move: Move) => {
    if (move === 'first') return goTo(0)
    if (move === 'last') return goTo(slide.total - 1)
    if (!isStanding(state)) return
    send({ type: 'travel', direction: move })
    walk.step(move)
  }
  return { state, slide, kind, send, move, goTo, close: () => send({ type: 'close' }), finish }
}

const prefersReducedMotion = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
