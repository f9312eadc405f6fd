import { useMemo, useReducer } from 'react'
import { DEFAULT_LIGHTBOX } from '../../core/defaults'
import { isInteractive, lightboxReducer, openLightbox } from '../../core/lightbox/lightbox-state'
import { IMAGE_TIMEOUT_MS, lightboxDuration } from '../../core/lightbox/constants'
import type { Move } from '../../core/lightbox/keyboard'
import { preloadOrder } from '../../core/lightbox/slides/preload-order'
import type { TileImage } from '../../core/types'
import { slideKind } from '../../core/lightbox/slides/slide-kind'
import { prefersReducedMotion } from '../../dom/reduced-motion'
import type { LightboxProps } from '../static/lightbox-props'
import { useNavigation } from './useNavigation'
import { usePreload } from './usePreload'
import { useSteps } from './steps/useSteps'
import { useTimer } from './useTimer'

const NO_IMAGES: readonly TileImage[] = []

/**
 * The lightbox's state, timers and preloading.
 *
 * @returns `slide` to show, which can be ahead of `props.slide`; `tileSlide`, the same with whole tiles as neighbours;
 * `goTo` moves to the tile at an index, 0 is the first; `close` closes with the animation; `finish` is for a dialog that
 * the browser has already closed
 */
export function useLightbox(
  { options = DEFAULT_LIGHTBOX, onClose, ...page }: LightboxProps,
  isScripted: boolean,
) {
  const navigation = useNavigation(page)
  const { slide: tileSlide } = navigation
  const steps = useSteps(tileSlide, options.slides)
  const slide = steps?.slide ?? tileSlide
  const hasNeighbours = slide.total > 1 || steps?.isSeveral === true
  const kind = slideKind(slide.tile, options.slides)
  const start = { tile: slide.tile.id, isLoading: kind !== 'text-cover' }
  const [state, send] = useReducer(lightboxReducer, start, () =>
    openLightbox({
      ...start,
      playing: options.autoplay && hasNeighbours && !prefersReducedMotion(),
    }),
  )
  if (state.tile !== start.tile) send({ type: 'show', ...start })

  const finish = () => {
    send({ type: 'closed' })
    onClose?.()
  }
  const closing = isScripted && state.status === 'closing'
  // Queried only while closing, because a media query makes the browser recalculate styles.
  useTimer(closing, lightboxDuration(closing && prefersReducedMotion()), finish)
  useTimer(
    isScripted && state.slide === 'loading' && isInteractive(state),
    IMAGE_TIMEOUT_MS,
    () => send({ type: 'failed', tile: state.tile, attempt: state.attempt }),
    `${state.tile} ${state.attempt}`,
  )

  const preloads = isScripted && isInteractive(state) && options.slides === 'images'
  // Memoised: a new array starts and aborts downloads.
  const pendingImages = useMemo(
    () => (preloads ? preloadOrder(slide, state.direction) : NO_IMAGES),
    [preloads, slide, state.direction],
  )
  // Neighbours load after the slide itself.
  usePreload(pendingImages, state.slide !== 'loading')

  const goTo = (index: number, fromEnd = false) => {
    if (!isInteractive(state)) return
    send({ type: 'navigate', direction: index < slide.position - 1 ? -1 : 1 })
    steps?.enter(index, fromEnd)
    navigation.goTo(index)
  }
  const move = (move: Move) => {
    if (move === 'first') return goTo(0)
    if (move === 'last') return goTo(slide.total - 1, true)
    if (!isInteractive(state)) return
    send({ type: 'navigate', direction: move })
    if (navigation.isPending() || !steps?.move(move)) navigation.step(move)
  }
  const close = () => send({ type: 'close' })
  return {
    ...{ state, slide, tileSlide, steps, hasNeighbours, kind },
    ...{ send, move, goTo, close, finish },
  }
}
