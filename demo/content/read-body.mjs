/**
 * @typedef {{ text: string, mark: 'plain' | 'bold' | 'italic' }} Words
 * @typedef {{ text: string, target: string, lightbox?: boolean }} Link `article:<slug>`, `page:<slug>` or an address
 * @typedef {{ text: string, tooltip: string }} Tooltip words, and what they show
 * @typedef {(Words | Link | Tooltip)[]} Line
 *
 * @typedef {{ kind: 'paragraph' | 'quote', line: Line }
 *   | { kind: 'heading', line: Line }
 *   | { kind: 'list', ordered: boolean, items: Line[] }
 *   | { kind: 'image', name: string }
 *   | { kind: 'code', code: string, language: string }
 *   | { kind: 'pullQuote', text: string, attribution: string }} Block
 */

/**
 * Reads the few marks our articles use: paragraphs, `## heading`, `> quote`, `>> pull quote | who said it`, `- item`,
 * `1. item`, code between fences of three backticks (without empty lines), `![](image:name)`, `**bold**`, `*italic*`,
 * `[text](article:slug)`, `[text](article:slug lightbox)` for a link that opens in the lightbox, and
 * `[words](tip: What they show.)` for a tooltip.
 * @param {string} text
 * @returns {Block[]}
 */
export function readBody(text) {
  return text
    .trim()
    .split(/\n{2,}/)
    .map(readBlock)
}

/** @param {string} text @returns {Block} */
function readBlock(text) {
  const [, image] = /^!\[\]\(image:([\w-]+)\)$/.exec(text) ?? []
  if (image) return { kind: 'image', name: image }
  const [, language, code] = /^```(.+)\n([\s\S]+)\n```$/.exec(text) ?? []
  if (language && code) return { kind: 'code', language, code }
  if (text.startsWith('>> ')) {
    const [words = '', attribution = ''] = text.slice(3).split(' | ')
    return { kind: 'pullQuote', text: curl(words), attribution }
  }
  if (text.startsWith('## ')) return { kind: 'heading', line: readLine(text.slice(3)) }
  if (text.startsWith('> ')) return { kind: 'quote', line: readLine(text.slice(2)) }
  const [marker] = /^(- |\d+\. )/.exec(text) ?? []
  if (!marker) return { kind: 'paragraph', line: readLine(text.replaceAll('\n', ' ')) }
  const items = text.split('\n').map((line) => readLine(line.replace(/^(- |\d+\. )/, '')))
  return { kind: 'list', ordered: marker !== '- ', items }
}

/** @param {string} text @returns {Line} */
export function readLine(text) {
  /** @type {Line} */ const line = []
  let end = 0
  for (const found of curl(text).matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((.+?)\)/g)) {
    if (found.index > end) line.push({ text: curl(text).slice(end, found.index), mark: 'plain' })
    const [all, bold, italic, words, target] = found
    if (words && target) line.push(readLink(words, target))
    else line.push(bold ? { text: bold, mark: 'bold' } : { text: italic ?? '', mark: 'italic' })
    end = found.index + all.length
  }
  const rest = curl(text).slice(end)
  return rest ? [...line, { text: rest, mark: 'plain' }] : line
}

/** @param {string} text @param {string} target @returns {Link | Tooltip} */
function readLink(text, target) {
  if (target.startsWith('tip: ')) return { text, tooltip: target.slice('tip: '.length) }
  const [address = '', way] = target.split(' ')
  return way === 'lightbox' ? { text, target: address, lightbox: true } : { text, target }
}

/** Typewriter apostrophes become real ones. @param {string} text */
export const curl = (text) => text.replaceAll("'", '’')
