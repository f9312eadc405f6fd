import type { Documents } from './chrome'

/**
 * For a text that stands on another page than its own: links to its own parts lead to its own page, and nothing in it
 * wakes. Videos need no waking.
 */
export const seenFromElsewhere = (documents: Documents, path: string): Documents => ({
  ...documents,
  isPlain: true,
  playsVideos: true,
  hrefOf: (target) => {
    const href = documents.hrefOf(target)
    return href?.startsWith('#') ? path + href : href
  },
})
