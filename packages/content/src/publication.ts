import type { DocumentKind } from './document'

/** A row of the `publications` table. `body` null is a tombstone: published once, no longer. */
export interface Publication {
  readonly kind: DocumentKind
  /** The CMS's id as a string; for a redirect that followed from a rename the old path; for site, theme, menu and footer the kind itself. */
  readonly key: string
  readonly locale: string
  /** Public address of an article, a page or a redirect's source; null for the rest. */
  readonly path: string | null
  readonly revision: number
  readonly body: unknown
  /** The images and videos this document shows, as `video:3 media:12 `: each token ends in a space. Empty for none. */
  readonly uses: string
}

/** What should be published, before it has a revision. */
export type PublishedDocument = Omit<Publication, 'revision'> & { readonly body: object }

export const ARTICLES_PATH = '/articles/'
/** The page with this slug answers at `/`. */
export const HOME_SLUG = 'home'

export const articlePath = (slug: string) => `${ARTICLES_PATH}${encodeURI(slug)}`
export const pagePath = (slug: string) => (slug === HOME_SLUG ? '/' : `/${encodeURI(slug)}`)
