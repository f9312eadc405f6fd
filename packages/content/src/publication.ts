import type { DocumentKind } from './documents/document-body'

/** A row of the `publications` table. */
export interface Publication {
  readonly kind: DocumentKind
  /**
   * The CMS's id as a string. A global (site, theme, menu, footer) has its kind as key; a redirect that was created
   * by a rename has the old path.
   */
  readonly key: string
  readonly locale: string
  /** Public path of an article, a page or an image, or the path that a redirect starts from; null for the other kinds. */
  readonly path: string | null
  readonly revision: number
  /** Null for a tombstone: the document was published once and is no longer. */
  readonly body: unknown
  /** Images and videos that this document shows, as `media:12 video:3 `: each token ends in a space. Empty for none. */
  readonly uses: string
}

/** A document to publish, before it has a revision. */
export type PublishedDocument = Omit<Publication, 'revision'> & { readonly body: object }

export const ARTICLES_PATH = '/articles/'
export const IMAGES_PATH = '/images/'
/** Slug of the page at `/`. */
export const HOME_SLUG = 'home'

export const articlePath = (slug: string) => `${ARTICLES_PATH}${encodeURI(slug)}`
export const imagePath = (slug: string) => `${IMAGES_PATH}${encodeURI(slug)}`
export const pagePath = (slug: string) => (slug === HOME_SLUG ? '/' : `/${encodeURI(slug)}`)
