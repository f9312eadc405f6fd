// @ts-check

/** Longer addresses are cut at a word. */
const LONGEST = 90

/**
 * Part of an address: letters and digits of any script, joined by hyphens. Empty when there are none.
 * @param {string} text
 */
export function toSlug(text) {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    // Accents go, but only Latin ones: in other scripts the marks are part of the letters.
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replace(/['’‘]/g, '')
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)
  if (!words) return ''
  const slug = words.join('-')
  return slug.length <= LONGEST
    ? slug
    : slug
        .slice(0, LONGEST + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, LONGEST)
}

/** A slug that keeps its last part whole, so that what makes it unique is not cut away. @param {string} text @param {string} last */
export function toSlugEndingIn(text, last) {
  const end = toSlug(last)
  const start = toSlug(text)
    .slice(0, LONGEST - end.length - 1)
    .replace(/-+$/, '')
  return [start, end].filter(Boolean).join('-')
}
