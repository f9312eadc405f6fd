import type { Documents } from '../layout/documents'

/**
 * Documents for a text that is shown on another page, in the lightbox: links to its own headings lead to its own page,
 * and no script but that of videos runs in it.
 */
export const fragmentDocuments = (documents: Documents, path: string): Documents => ({
  ...documents,
  isStatic: true,
  playsVideos: true,
  hrefOf: (target) => {
    const href = documents.hrefOf(target)
    return href?.startsWith('#') ? path + href : href
  },
})
