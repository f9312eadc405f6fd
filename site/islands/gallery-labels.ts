import type { Labels } from '@tessera/gallery'

/**
 * What galleries and lightbox say in the page's language; undefined in English, which they come with. Rejects when the
 * words do not come.
 */
export async function loadGalleryLabels(): Promise<Labels | undefined> {
  if (document.documentElement.lang === 'en') return undefined
  const { loadWords } = await import('../words/load-words')
  return (await loadWords()).gallery
}
