import type { Labels } from '@tessera/gallery'

/**
 * Loads the labels of galleries and lightbox in the page's language.
 *
 * @returns undefined for English, the default of the gallery
 * @throws when the messages cannot be loaded
 */
export async function loadGalleryLabels(): Promise<Labels | undefined> {
  if (document.documentElement.lang === 'en') return undefined
  const { loadMessages } = await import('../../i18n/load-messages')
  return (await loadMessages()).gallery
}
