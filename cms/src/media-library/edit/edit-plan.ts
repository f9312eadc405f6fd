import type { TermGroup } from '../articles/article-plan'

/** What some images have, for the dialog that edits all of them. */
export interface EditPlan {
  /** Filter groups that have terms. */
  readonly groups: readonly TermGroup[]
  /** By the id of a term that some of the images have. */
  readonly terms: Readonly<Record<string, TermCount>>
  /** The values that all images have in common; absent where they differ. */
  readonly common: {
    readonly credit?: string
    /** Empty without a licence. */
    readonly license?: string
    readonly licenseText?: string
    readonly licenseUrl?: string
    /** Id; empty without a folder. */
    readonly folder?: string
  }
}

export interface TermCount {
  /** Number of the images that have it. */
  readonly images: number
  /** How many of those got it from a keyword of their file, and no editor has saved it. */
  readonly unconfirmed: number
}
