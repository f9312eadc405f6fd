// @ts-check

const BLOCK =
  'address|article|aside|blockquote|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul|video'
const BLOCK_TAG = new RegExp(`<(/?)(${BLOCK})(?=[\\s/>])[^<>]*>`, 'gi')
/** Elements whose line breaks WordPress keeps. */
const PREFORMATTED = /<(pre|script|style|textarea)\b[^]*?(?:<\/\1>|$)/gi

/**
 * Paragraphs of a text of the classic editor, where an empty line begins a paragraph and a line break is one.
 * @param {string} text
 */
export function toParagraphs(text) {
  let html = ''
  let position = 0
  for (const { 0: element, index } of text.matchAll(PREFORMATTED)) {
    html += wrap(text.slice(position, index)) + element
    position = index + element.length
  }
  return html + wrap(text.slice(position))
}

/** @param {string} text */
const wrap = (text) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(BLOCK_TAG, '\n\n$&\n\n')
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((chunk) => chunk.trim())
    .filter(Boolean)
    .map((chunk) => (isBlockTag(chunk) ? chunk : `<p>${breakLines(chunk)}</p>`))
    .join('\n')

/** @param {string} chunk */
function isBlockTag(chunk) {
  BLOCK_TAG.lastIndex = 0
  return BLOCK_TAG.exec(chunk)?.index === 0
}

/** @param {string} chunk */
const breakLines = (chunk) =>
  chunk
    .split('\n')
    .map((line) => line.trimEnd())
    .join('<br>\n')
