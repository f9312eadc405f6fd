import type { LibraryImage } from '../../admin/media-library/library-image'

/** What articles of some images can begin with. Sent from the CMS to the dialog. */
export interface ArticlePlan {
  /** In the order of the request. */
  readonly rows: readonly PlannedArticle[]
  /** Filter groups that have terms. */
  readonly groups: readonly TermGroup[]
  /** Authors create drafts only. */
  readonly canPublish: boolean
}

export interface PlannedArticle {
  readonly image: LibraryImage
  readonly title: string
  /** ISO 8601; null if the image has none. */
  readonly date: string | null
  readonly terms: readonly number[]
}

export interface TermGroup {
  readonly id: number
  readonly label: string
  readonly terms: readonly { readonly id: number; readonly label: string }[]
}

/** An article that an undo takes back only if nobody has changed it since. */
export interface CreatedArticle {
  readonly id: number
  readonly title: string
  /** ISO 8601. */
  readonly updatedAt: string
}

export interface CreatedArticles {
  readonly articles: readonly CreatedArticle[]
}

export interface UndoneArticles {
  /** Number of articles that were moved to the trash. */
  readonly undone: number
  /** Those that were changed meanwhile, and stay. */
  readonly kept: readonly Pick<CreatedArticle, 'id' | 'title'>[]
}
