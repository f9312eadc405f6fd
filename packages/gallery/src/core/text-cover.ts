/** How many paper tones the style sheet has for text covers. */
export const TEXT_COVER_TONES = 6

/** The paper tone of a text cover, 0 to TEXT_COVER_TONES - 1: chosen by the article's id, so it stays the same everywhere. */
export const textCoverTone = (id: string): number => hash(id) % TEXT_COVER_TONES

/** How large a title may be set, 1 for a short one and less the longer it is: type size falls with the root of the length. */
export const titleFit = (title: string): number =>
  Math.round(100 * Math.max(0.3, Math.min(1, Math.sqrt(SHORT_TITLE / Math.max(1, title.length))))) /
  100

/** Characters up to which a title is set at full size. */
const SHORT_TITLE = 14

/** FNV-1a, 32 bit. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  }
  return value >>> 0
}
