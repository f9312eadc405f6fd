import type { Documents } from './chrome'

/** For a text that stands on another page than its own: links to its own parts lead to its own page. */
export const seenFromElsewhere = (documents: Documents, path: string): Documents => ({
  ...documents,
  hrefOf: (target) => {
    const href = documents.hrefOf(target)
    return href?.startsWith('#') ? path + href : href
  },
})
