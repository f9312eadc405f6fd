/** How long a slide is shown before the next one comes by itself, ms. */
export const CAROUSEL_INTERVAL = 5_000

/** What decides whether slides move by themselves. */
export interface Rotation {
  /** The editor wants it, and the visitor has not stopped it. */
  readonly isWanted: boolean
  readonly isPointedAt: boolean
  readonly isInSight: boolean
  /** The visitor wants less movement. */
  readonly isStill: boolean
}

export const mayTurn = ({ isWanted, isPointedAt, isInSight, isStill }: Rotation): boolean =>
  isWanted && isInSight && !isPointedAt && !isStill

/** The slide so many steps on; after the last comes the first. */
export const slideAt = (present: number, step: number, total: number): number =>
  total > 0 ? (((present + step) % total) + total) % total : 0
