// @ts-check
import { defaultTreeAdapter, parseFragment } from 'parse5'

/**
 * What an HTML text says, without its parser: elements with lower-case names, and words. Elements of SVG and MathML, and
 * what is no content, are left out.
 * @typedef {{ name: string, attributes: ReadonlyMap<string, string>, children: readonly HtmlNode[] }} HtmlElement
 * @typedef {HtmlElement | string} HtmlNode
 */

/** What these hold is no text of the article. */
const DROPPED = new Set(
  [
    ...['script', 'style', 'template', 'noscript', 'title', 'head', 'frame', 'frameset'],
    ...['noframes', 'object', 'embed', 'applet', 'svg', 'math', 'canvas', 'audio', 'map'],
    ...['select', 'textarea', 'input', 'datalist', 'dialog', 'noembed', 'xmp', 'plaintext'],
  ].concat('param', 'source', 'track', 'meta', 'link', 'base', 'basefont', 'bgsound'),
)
/** What stands between their tags is for browsers of long ago. */
const OPAQUE = new Set(['iframe', 'video'])
const HTML = 'http://www.w3.org/1999/xhtml'
/** Nobody writes deeper; who does keeps the words, without what they were marked as. */
const DEEPEST = 60

/** Parsed as browsers do. @param {string} html @returns {readonly HtmlNode[]} */
export function readHtml(html) {
  return parseFragment(html).childNodes.flatMap((node) => read(node, 0))
}

/** @param {import('parse5').DefaultTreeAdapterTypes.ChildNode} node @param {number} depth @returns {readonly HtmlNode[]} */
function read(node, depth) {
  if (defaultTreeAdapter.isTextNode(node)) return [node.value]
  if (!defaultTreeAdapter.isElementNode(node) || isDropped(node)) return []
  if (depth === DEEPEST) return [wordsBelow(node)]
  if (OPAQUE.has(node.tagName)) return [opaque(node)]
  const children = node.childNodes.flatMap((child) => read(child, depth + 1))
  return [{ name: node.tagName, attributes: attributesOf(node), children }]
}

/** A frame, or a video with the files it names. @param {import('parse5').DefaultTreeAdapterTypes.Element} element @returns {HtmlElement} */
export const opaque = (element) => ({
  name: element.tagName,
  attributes: attributesOf(element),
  children: filesOf(element),
})

/** Of a video. @param {import('parse5').DefaultTreeAdapterTypes.Element} element @returns {readonly HtmlElement[]} */
const filesOf = ({ childNodes }) =>
  childNodes
    .filter((child) => defaultTreeAdapter.isElementNode(child))
    .filter(({ tagName }) => tagName === 'source' || tagName === 'track')
    .map((child) => ({ name: child.tagName, attributes: attributesOf(child), children: [] }))

/** @param {import('parse5').DefaultTreeAdapterTypes.Element} element */
const attributesOf = ({ attrs }) => new Map(attrs.map(({ name, value }) => [name, value]))

/** @param {import('parse5').DefaultTreeAdapterTypes.Element} element */
const isDropped = ({ tagName, namespaceURI }) => namespaceURI !== HTML || DROPPED.has(tagName)

/** Without calling itself: a hundred thousand elements in each other would be too many calls. @param {import('parse5').DefaultTreeAdapterTypes.Element} element */
function wordsBelow(element) {
  /** @type {import('parse5').DefaultTreeAdapterTypes.ChildNode[]} */
  const waiting = [element]
  let words = ''
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (defaultTreeAdapter.isTextNode(node)) words += node.value
    else if (
      defaultTreeAdapter.isElementNode(node) &&
      !isDropped(node) &&
      !OPAQUE.has(node.tagName)
    )
      waiting.push(...node.childNodes.toReversed())
  }
  return words
}

/** The words of these. @param {readonly HtmlNode[]} nodes @returns {string} */
export const wordsOf = (nodes) =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('')

/** @param {HtmlElement} element @param {string} name of a class */
export const hasClass = ({ attributes }, name) =>
  (attributes.get('class') ?? '').split(/\s+/).includes(name)
