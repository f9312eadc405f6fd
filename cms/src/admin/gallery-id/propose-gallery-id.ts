/** As long as the field allows. */
const LONGEST = 40

/**
 * An id for a gallery from its title: small letters, digits and hyphens, beginning with a letter, and free on the page.
 * "Prints & posters" gives `prints-posters`; a title in another script gives `gallery`.
 */
export const proposeGalleryId = (title: string, taken: ReadonlySet<string>): string =>
  freeName({ title, taken, otherwise: 'gallery' })

interface Wish {
  readonly title: string
  readonly taken: ReadonlySet<string>
  /** For a title in another script. */
  readonly otherwise: string
}

/** The same for whatever has a name of this form. */
export function freeName({ title, taken, otherwise }: Wish): string {
  const id =
    title
      .normalize('NFKD')
      .toLowerCase()
      // Accents, once taken off their letters, and apostrophes.
      .replace(/[\p{M}'’]/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[^a-z]+/, '')
      // Room for a number behind it.
      .slice(0, LONGEST - 3)
      .replace(/-+$/, '') || otherwise
  let free = id
  for (let number = 2; taken.has(free); number++) free = `${id}-${number}`
  return free
}
