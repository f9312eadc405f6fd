/** How long a slide is shown before the next one, ms. */
export const CAROUSEL_INTERVAL_MS = 5_000

/** Decides whether the slides advance by themselves. */
export interface Rotation {
  /** The editor switched it on, and the visitor has not stopped it. */
  readonly isPlaying: boolean
  readonly isHovered: boolean
  readonly isVisible: boolean
  /** The visitor prefers reduced motion. */
  readonly isMotionReduced: boolean
}

export const canAdvance = ({
  isPlaying,
  isHovered,
  isVisible,
  isMotionReduced,
}: Rotation): boolean => isPlaying && isVisible && !isHovered && !isMotionReduced

/** Index of the slide `step` slides after the current one. After the last slide comes the first. */
export const slideAt = (current: number, step: number, total: number): number =>
  total > 0 ? (((current + step) % total) + total) % total : 0
