import type { LightboxSlides } from '../../../core/enumerations'
import type { LightboxLabels } from '../../../core/lightbox/labels'
import type { Direction } from '../../../core/lightbox/lightbox-state'
import { wrapIndex } from '../../../core/lightbox/slides/neighbours'
import { stepsOf, stepSlide } from '../../../core/lightbox/slides/steps'
import type { Slide } from '../../../core/types'

/** Which image of which tile is shown. Another tile starts with its first image, or with its last if `fromEnd`. */
export interface ShownStep {
  /** Id of the tile; null before the first move. */
  readonly tile: string | null
  /** Index; 0 is the tile's own image. */
  readonly step: number
  readonly fromEnd: boolean
}

interface StepsOptions {
  readonly slide: Slide
  readonly slides: LightboxSlides
  readonly shown: ShownStep
  readonly show: (shown: ShownStep) => void
}

/** The images of the tile of a slide as steps. A tile that is entered backwards starts with its last image. */
export function createSteps({ slide: tileSlide, slides, shown, show }: StepsOptions) {
  const { tile, total } = tileSlide
  const last = stepsOf(tile, slides).length - 1
  const entry = (fromEnd: boolean) => (fromEnd ? last : 0)
  const step = shown.tile === tile.id ? Math.min(shown.step, last) : entry(shown.fromEnd)
  return {
    slide: stepSlide(tileSlide, step, slides),
    /** Whether the tile has several images. */
    isSeveral: last > 0,
    label: (labels: LightboxLabels): string | null =>
      last > 0 ? labels.step(step + 1, last + 1) : null,
    /** Shows the next image of the tile. Returns false if there is none. */
    move: (direction: Direction): boolean => {
      const next = total === 1 ? wrapIndex(step + direction, last + 1) : step + direction
      const isInside = next >= 0 && next <= last
      show({ tile: tile.id, step: isInside ? next : step, fromEnd: direction === -1 })
      return isInside
    },
    /** Prepares a move to the tile at an index, which can be the shown one. */
    enter: (index: number, fromEnd: boolean) => {
      const isShown = index === tileSlide.position - 1
      show({ tile: tile.id, step: isShown ? entry(fromEnd) : step, fromEnd })
    },
  }
}
