/** What a gallery of some images can offer its visitors. Sent from the CMS to the dialog. */
export interface GalleryPlan {
  /** Filters whose terms the images have. */
  readonly groups: readonly PlannedGroup[]
  /** All filter groups, for keywords that become terms. */
  readonly allGroups: readonly { readonly id: number; readonly label: string }[]
  /** Keywords of the files that name no term; the most frequent first. */
  readonly keywords: readonly PlannedKeyword[]
  /** Number of images that a published gallery holds back. */
  readonly withoutAlt: number
  /** Whether the site has a front page, at least as a draft. */
  readonly hasFrontPage: boolean
}

export interface PlannedGroup {
  readonly id: number
  readonly label: string
  /** Labels of the terms that the images have. */
  readonly terms: readonly string[]
}

export interface PlannedKeyword {
  readonly keyword: string
  /** Number of images that have it. */
  readonly count: number
  /** Name of the filter that the keyword itself mentions. */
  readonly group: string | null
}
