// @ts-check

/**
 * A part of a text with shortcodes: text, or a shortcode with its content.
 * @typedef {string | Shortcode} Part
 * @typedef {{ name: string, tag: string, attributes: ReadonlyMap<string, string>, isClosed: boolean, parts: Part[] }} Shortcode
 *   tag: as written; attributes: those without a name have their number
 */

const TAG = /\[(\[?)(\/)?([a-z][\w-]*)((?:[\s/][^[\]]*)?)\](\]?)/gi
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'/]+))|"([^"]*)"|(\S+)/g

/** Shortcodes that may still be closed. */
const MAX_OPEN = 60

/**
 * The shortcodes of a text (`[caption id="7"]…[/caption]`). `[[name]]` is a text in brackets.
 * @param {string} text
 * @returns {Part[]}
 */
export function splitShortcodes(text) {
  /** @type {Part[]} */
  const root = []
  /** Shortcodes that may still be closed, and where their parts are. @type {{ shortcode: Shortcode, siblings: Part[], index: number }[]} */
  const open = []
  let parts = root
  let position = 0
  const addText = (/** @type {string} */ part) => void (part && parts.push(part))
  for (const match of text.matchAll(TAG)) {
    const [tag, escape, isEnd, word = '', attributes = '', escapeEnd] = match
    const name = word.toLowerCase()
    const written = tag.slice(escape?.length ?? 0, tag.length - (escapeEnd?.length ?? 0))
    addText(text.slice(position, match.index))
    position = match.index + tag.length
    if (escape && escapeEnd) {
      addText(tag.slice(1, -1))
      continue
    }
    addText(escape ?? '')
    if (isEnd) {
      const index = open.findLastIndex(({ shortcode }) => shortcode.name === name)
      const opened = open[index]
      if (!opened) addText(written)
      else {
        opened.shortcode.parts.push(...opened.siblings.splice(opened.index + 1))
        opened.shortcode.isClosed = true
        open.length = index
        parts = opened.siblings
      }
    } else {
      const opened = parseAttributes(attributes)
      const shortcode = { name, tag: written, attributes: opened, isClosed: false, parts: [] }
      parts.push(shortcode)
      open.push({ shortcode, siblings: parts, index: parts.length - 1 })
      // Earlier ones have no end.
      if (open.length > MAX_OPEN) open.shift()
    }
    addText(escapeEnd ?? '')
  }
  addText(text.slice(position))
  return root
}

/** @param {string} text */
function parseAttributes(text) {
  /** @type {Map<string, string>} */
  const attributes = new Map()
  for (const [, name, double, single, bare, quoted, other] of text
    .replace(/\/\s*$/, '')
    .replace(/[“”″]/g, '"')
    .matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? bare ?? quoted ?? other ?? ''
    attributes.set(name?.toLowerCase() ?? String(attributes.size), value)
  }
  return attributes
}
