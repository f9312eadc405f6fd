/** `maxLength` of the id fields, characters. */
export const MAX_ID_LENGTH = 40

/**
 * Creates a gallery id from a title: lowercase letters, digits and hyphens, starting with a letter, unique on the page.
 * "Prints & posters" gives `prints-posters`; a title in another script gives `gallery`.
 */
export const suggestGalleryId = (title: string, taken: ReadonlySet<string>): string =>
  suggestFreeId({ title, taken, fallback: 'gallery' })

interface IdOptions {
  readonly title: string
  readonly taken: ReadonlySet<string>
  /** Used when the title has no Latin letter. */
  readonly fallback: string
}

/** Creates an id that is not in `taken`: adds `-2`, `-3` … if necessary. */
export function suggestFreeId({ title, taken, fallback }: IdOptions): string {
  const id =
    title
      .normalize('NFKD')
      .toLowerCase()
      // Removes accents (separated by NFKD) and apostrophes.
      .replace(/[\p{M}'’]/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[^a-z]+/, '')
      // Leaves room for a number suffix.
      .slice(0, MAX_ID_LENGTH - 3)
      .replace(/-+$/, '') || fallback
  let candidate = id
  for (let number = 2; taken.has(candidate); number++) candidate = `${id}-${number}`
  return candidate
}
