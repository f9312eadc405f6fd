import type { ImageVisibility, Visibility } from './measure-visibility'

/** Visibility of an image after a frame; `at` in ms of the page's clock. */
export interface Sample extends ImageVisibility {
  readonly at: number
}

/** A press and the visibility of the image in the following frames. */
export interface Series {
  /** Time of the press, ms of the page's clock. */
  readonly pressed: number
  readonly samples: readonly Sample[]
}

/** ms from the press to a frame; null when there is no such frame. */
export interface Moments {
  /** The image is visible and at least as wide as its tile. */
  readonly first: number | null
  /** The image is visible with half of its final width. */
  readonly half: number | null
  /** The large file is visible with half of the final width. */
  readonly sharp: number | null
}

const MIN_OPACITY = 0.9
/** Fraction of the image in the viewport. */
const MIN_INSIDE = 0.5
/** Fraction of the tile's width. Tiles may be cropped by a few pixels. */
const MIN_WIDTH = 0.9

/** Whether an image counts as visible. The same for all candidates. */
export const isVisible = ({ opacity, inside }: Visibility): boolean =>
  opacity >= MIN_OPACITY && inside >= MIN_INSIDE

/** @param tile width of the image's tile, px */
export function readMoments({ pressed, samples }: Series, tile: number): Moments {
  const final = samples.at(-1)?.any.width ?? 0
  const timeUntil = (isReached: (sample: Sample) => boolean) => {
    const reached = samples.find((sample) => sample.at >= pressed && isReached(sample))
    return reached ? reached.at - pressed : null
  }
  return {
    first: timeUntil(({ any }) => isVisible(any) && any.width >= tile * MIN_WIDTH),
    half: timeUntil(({ any }) => isVisible(any) && any.width >= final / 2),
    sharp: timeUntil(({ large }) => isVisible(large) && large.width >= final / 2),
  }
}
