import type { GalleryState, GalleryView } from '../../core/types'

/** What the page shows. `view` is an older state's while `status` is not `shown`. */
export interface GallerySnapshot {
  /** The page's query string, `?…` or ''. */
  readonly search: string
  readonly state: GalleryState
  readonly view: GalleryView
  readonly status: 'shown' | 'updating' | 'failed'
}
