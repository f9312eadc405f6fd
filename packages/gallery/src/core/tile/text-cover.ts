/** Number of background tones that the style sheet defines for text covers. */
export const TEXT_COVER_TONES = 6

/** The tone of a text cover, 0 to TEXT_COVER_TONES - 1. Depends only on the article's id, so it is the same everywhere. */
export const textCoverTone = (id: string): number => hash(id) % TEXT_COVER_TONES

/** Scale of a title's font size, 0.3 to 1. Falls with the square root of the length. */
export const titleFit = (title: string): number =>
  Math.round(
    100 * Math.max(0.3, Math.min(1, Math.sqrt(FULL_SIZE_LENGTH / Math.max(1, title.length)))),
  ) / 100

/** Longest title at full size, in characters. */
const FULL_SIZE_LENGTH = 14

/** FNV-1a, 32 bit. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  }
  return value >>> 0
}
