/** Version of the format of exports (docs/export.md). */
export const EXPORT_VERSION = 1

/**
 * Everything that an export contains, each after those that it references. Not people, sessions, older versions and
 * what only this installation needs.
 */
export const EXPORTED_COLLECTIONS = [
  'payload-folders',
  'filter-groups',
  'terms',
  'media',
  'videos',
  'patterns',
  'articles',
  'pages',
  'redirects',
] as const
export type ExportedCollection = (typeof EXPORTED_COLLECTIONS)[number]

export const EXPORTED_GLOBALS = ['site', 'theme', 'menu', 'footer'] as const

/** Collections with drafts. */
const WITH_DRAFTS = ['articles', 'pages'] as const
export type DraftCollection = (typeof WITH_DRAFTS)[number]

export const hasDrafts = (collection: string): collection is DraftCollection =>
  WITH_DRAFTS.some((each) => each === collection)
