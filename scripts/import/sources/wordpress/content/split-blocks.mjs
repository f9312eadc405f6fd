// @ts-check

/**
 * A part of a text of the block editor: HTML, or a block with its parts.
 * @typedef {string | Block} Part
 * @typedef {{ name: string, attributes: Readonly<Record<string, unknown>>, parts: Part[] }} Block name: such as `gallery`,
 *   of a plug-in `jetpack/tiled-gallery`
 */

const COMMENT = /<!--\s+(\/)?wp:([a-z][\w-]*(?:\/[a-z][\w-]*)?)(?:\s+(\{[^]*?\}))?\s*(\/)?-->/g
/** Characters of a comment that are searched for its end. */
const MAX_COMMENT = 20_000
/** Of nested blocks; the content of deeper ones follows them. */
const MAX_DEPTH = 60

/** Whether a text was written in the block editor. @param {string} content */
export const hasBlocks = (content) => content.includes('<!-- wp:')

/**
 * The blocks of a text, nested as it nests them. A block that is not closed ends with the text.
 * @param {string} content
 * @returns {Part[]}
 */
export function splitBlocks(content) {
  /** @type {Part[]} */
  const root = []
  /** @type {Block[]} */
  const open = []
  const add = (/** @type {Part} */ part) => void (open.at(-1)?.parts ?? root).push(part)
  let position = 0
  for (;;) {
    const start = content.indexOf('<!--', position)
    if (start < 0) break
    const end = content.indexOf('-->', start)
    if (end < 0) break
    if (start > position) add(content.slice(position, start))
    position = end + 3
    const comment = end - start < MAX_COMMENT ? content.slice(start, position) : ''
    COMMENT.lastIndex = 0
    const match = COMMENT.exec(comment)
    if (!match) continue // Another comment is not shown.
    const [, isEnd, name = '', json, isEmpty] = match
    if (isEnd) close(open, name)
    else {
      const block = { name, attributes: parseAttributes(json), parts: [] }
      add(block)
      if (!isEmpty && open.length < MAX_DEPTH) open.push(block)
    }
  }
  if (position < content.length) add(content.slice(position))
  return root
}

/** @param {Block[]} open @param {string} name */
function close(open, name) {
  const index = open.findLastIndex((block) => block.name === name)
  if (index >= 0) open.length = index
}

/** @param {string | undefined} json @returns {Record<string, unknown>} */
function parseAttributes(json) {
  try {
    return Object(JSON.parse(json ?? '{}'))
  } catch {
    return {} // The block keeps its HTML.
  }
}
