/** Characters. */
const MAX_SLUG_LENGTH = 96

/** Creates a slug from a text: letters and digits of all scripts, joined by single hyphens; '' if there are none. */
export function slugify(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’ʼ`]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/-+$/, '')
    .normalize('NFC')
}

/**
 * The slug itself, or an unused one of `slug-2`, `slug-3` … Uses exponential search (about 2 log n queries), because a
 * catalogue can have a thousand works called "Untitled".
 * @param isTaken queries the database
 */
export async function freeSlug(
  slug: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  if (!(await isTaken(slug))) return slug
  const taken = (number: number) => isTaken(`${slug}-${number}`)
  let used = 1
  let free = 2
  while (await taken(free)) {
    used = free
    free *= 2
  }
  while (free - used > 1) {
    const middle = Math.floor((used + free) / 2)
    if (await taken(middle)) used = middle
    else free = middle
  }
  return `${slug}-${free}`
}
