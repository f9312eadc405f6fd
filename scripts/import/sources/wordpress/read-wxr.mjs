// @ts-check
import { SaxesParser } from 'saxes'
import { CommandError } from '../../../cli/command-error.mjs'
import { readText } from '../read-text.mjs'

/**
 * An element of the channel of a WordPress export: an item, a category, an author …
 * @typedef {object} WxrElement
 * @property {string} name such as `item`, `wp:author`, `link`
 * @property {number} line different for each element, also in a file without line breaks
 * @property {string} text of the element itself
 * @property {Readonly<Record<string, string>>} texts of its children, by their names
 * @property {readonly WxrTerm[]} terms
 * @property {readonly (readonly [string, string])[]} meta custom fields
 * @property {number} comments
 *
 * @typedef {{ domain: string, slug: string, label: string }} WxrTerm
 */

/** Characters: of one element, and of the file up to its next tag. */
const MAX_TEXT = 32 * 1024 * 1024
/** Characters that XML forbids and that old plug-ins have written. */
// eslint-disable-next-line no-control-regex -- removes control characters
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/**
 * Streams a WordPress export. Memory: one element.
 * @param {string} path
 * @returns {AsyncGenerator<WxrElement>}
 * @throws {CommandError} when the file is no XML, is incomplete or declares entities
 */
export async function* readWxr(path) {
  /** @type {WxrElement[]} */
  const found = []
  const parser = createParser(path, (element) => found.push(element))
  let length = 0
  for await (const chunk of readText(path)) {
    length += chunk.length
    const before = parser.tags
    parser.write(chunk.replace(FORBIDDEN, ''))
    if (parser.tags !== before) length = 0
    if (length > MAX_TEXT) throw tooLong(path)
    yield* found.splice(0)
  }
  parser.close()
  yield* found.splice(0)
}

/** @param {string} path */
const tooLong = (path) =>
  new CommandError(
    `${path} has a text of more than ${MAX_TEXT / 1024 / 1024} MB. Nothing of it is imported. Remove that text from the file.`,
  )

/** @param {string} path @param {(element: WxrElement) => void} onElement */
function createParser(path, onElement) {
  const sax = new SaxesParser()
  /** Names of the open elements. @type {string[]} */
  const open = []
  /** @type {ReturnType<typeof createElement> | null} */
  let element = null
  /** Texts of the open elements below the channel's children. @type {string[]} */
  const texts = []
  /** @type {Record<string, string>} */
  let meta = {}
  let tags = 0
  let line = 0
  /** Characters of the element. */
  let size = 0
  sax.on('doctype', () => {
    throw new CommandError(
      `${path} has a document type, whose entities could fill the memory. A WordPress export has none. Nothing of it is imported.`,
    )
  })
  sax.on('error', (error) => {
    // Entities of HTML are kept as they are written; there are no others without a document type.
    if (/undefined entity/.test(error.message)) return
    throw new CommandError(
      `${path} cannot be read as XML (${error.message}). It is damaged or incomplete. Nothing of it is imported. Export the site again.`,
    )
  })
  sax.on('opentag', ({ name, attributes }) => {
    tags += 1
    open.push(name)
    if (open.length === 3) {
      size = 0
      line = Math.max(sax.line, line + 1)
      element = createElement(name, line)
    }
    texts.push('')
    if (open.length === 4) {
      meta = {}
      if (name === 'category') element?.terms.push({ ...toTerm(attributes), label: '' })
    }
  })
  const addText = (/** @type {string} */ text) => {
    if (texts.length < 3) return
    texts[texts.length - 1] += text
    size += text.length
    if (size > MAX_TEXT) throw tooLong(path)
  }
  sax.on('text', addText)
  sax.on('cdata', addText)
  sax.on('closetag', ({ name }) => {
    const text = texts.pop() ?? ''
    if (element && open.length === 3) {
      onElement({ ...element, text: text.trim() })
      element = null
    } else if (element && open.length === 4) addChild(element, { name, text, meta })
    else if (open.length === 5) meta[name] = text
    open.pop()
  })
  return {
    get tags() {
      return tags
    },
    write: (/** @type {string} */ chunk) => void sax.write(chunk),
    close: () => void sax.close(),
  }
}

/** @param {string} name @param {number} line */
const createElement = (name, line) => ({
  ...{ name, line, text: '', comments: 0 },
  /** @type {Record<string, string>} */
  texts: Object.create(null),
  /** @type {WxrTerm[]} */
  terms: [],
  /** @type {[string, string][]} */
  meta: [],
})

/** @param {ReturnType<typeof createElement>} element @param {{ name: string, text: string, meta: Record<string, string> }} child */
function addChild(element, { name, text, meta }) {
  const term = element.terms.at(-1)
  if (name === 'category' && term) term.label = text.trim()
  else if (name === 'wp:postmeta')
    element.meta.push([meta['wp:meta_key'] ?? '', meta['wp:meta_value'] ?? ''])
  else if (name === 'wp:comment') element.comments += 1
  else element.texts[name] = text
}

/** @param {Readonly<Record<string, unknown>>} attributes */
const toTerm = ({ domain = 'category', nicename = '' }) => ({
  domain: String(domain),
  slug: String(nicename),
})
