/** Longest slug made from a title; what an editor types may be as long. */
const MAX_SLUG = 96

/**
 * A URL's readable part from any text: letters and digits of every script, joined by single hyphens.
 * Gives '' when the text has neither.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’ʼ`]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '')
    .slice(0, MAX_SLUG)
    .replace(/-+$/, '')
    .normalize('NFC')
}

/**
 * The slug itself, or the first of `slug-2`, `slug-3`… that is free. Gallops and then halves, since a catalogue can
 * hold a thousand works called "Untitled": about 2 log n questions.
 * @param isTaken asks the database
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
