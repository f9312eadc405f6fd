/** A GET request for a page of the site. */
export interface PageRequest {
  /** As it was sent. */
  readonly pathname: string
  /** `?…` or ''. */
  readonly search: string
  /** Whether the lightbox requests the document without the page around it. */
  readonly isFragment: boolean
}
