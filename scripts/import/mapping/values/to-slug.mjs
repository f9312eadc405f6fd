// @ts-check

/** Characters. A longer slug is cut between two words. */
const MAX_LENGTH = 90

/**
 * A slug: letters and digits of any script, joined by hyphens. Empty when the text has none.
 * @param {string} text
 */
export function toSlug(text) {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    // Removes accents of Latin letters only: in other scripts the marks are part of the letters.
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replace(/['’‘]/g, '')
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)
  if (!words) return ''
  const slug = words.join('-')
  return slug.length <= MAX_LENGTH
    ? slug
    : slug
        .slice(0, MAX_LENGTH + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, MAX_LENGTH)
}

/** A slug that keeps its end whole, because the end makes it unique. @param {string} text @param {string} end */
export function toSlugWithEnd(text, end) {
  const endSlug = toSlug(end)
  const start = toSlug(text)
    .slice(0, MAX_LENGTH - endSlug.length - 1)
    .replace(/-+$/, '')
  return [start, endSlug].filter(Boolean).join('-')
}
