// @ts-check
import { defaultTreeAdapter, parseFragment } from 'parse5'

/**
 * HTML independent of its parser: elements with lower-case names, and texts. Contains no elements of SVG and MathML and
 * no elements without text of the article.
 * @typedef {{ name: string, attributes: ReadonlyMap<string, string>, children: readonly HtmlNode[] }} HtmlElement
 * @typedef {HtmlElement | string} HtmlNode
 *
 * @typedef {import('parse5').DefaultTreeAdapterTypes.ChildNode} ParsedNode
 * @typedef {import('parse5').DefaultTreeAdapterTypes.Element} ParsedElement
 */

/** Elements whose content is not text of the article. */
const DROPPED = new Set(
  [
    ...['script', 'style', 'template', 'noscript', 'title', 'head', 'frame', 'frameset'],
    ...['noframes', 'object', 'embed', 'applet', 'svg', 'math', 'canvas', 'audio', 'map'],
    ...['select', 'textarea', 'input', 'datalist', 'dialog', 'noembed', 'xmp', 'plaintext'],
  ].concat('param', 'source', 'track', 'meta', 'link', 'base', 'basefont', 'bgsound'),
)
/** Elements whose content is a fallback for old browsers. */
const EMBEDS = new Set(['iframe', 'video'])
const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'
/** Elements below this depth become plain text. */
const MAX_DEPTH = 60

/** Parses HTML as browsers do. @param {string} html @returns {readonly HtmlNode[]} */
export function readHtml(html) {
  return parseFragment(html).childNodes.flatMap((node) => toNodes(node, 0))
}

/** @param {ParsedNode} node @param {number} depth @returns {readonly HtmlNode[]} */
function toNodes(node, depth) {
  if (defaultTreeAdapter.isTextNode(node)) return [node.value]
  if (!defaultTreeAdapter.isElementNode(node) || isDropped(node)) return []
  if (depth === MAX_DEPTH) return [textBelow(node)]
  if (EMBEDS.has(node.tagName)) return [toEmbedElement(node)]
  const children = node.childNodes.flatMap((child) => toNodes(child, depth + 1))
  return [{ name: node.tagName, attributes: attributesOf(node), children }]
}

/** An iframe, or a video with its `source` and `track` elements. @param {ParsedElement} element @returns {HtmlElement} */
export const toEmbedElement = (element) => ({
  name: element.tagName,
  attributes: attributesOf(element),
  children: element.childNodes
    .filter((child) => defaultTreeAdapter.isElementNode(child))
    .filter(({ tagName }) => tagName === 'source' || tagName === 'track')
    .map((child) => ({ name: child.tagName, attributes: attributesOf(child), children: [] })),
})

/** @param {ParsedElement} element */
const attributesOf = ({ attrs }) => new Map(attrs.map(({ name, value }) => [name, value]))

/** @param {ParsedElement} element */
const isDropped = ({ tagName, namespaceURI }) =>
  namespaceURI !== HTML_NAMESPACE || DROPPED.has(tagName)

/** Iterates, because recursion into a hundred thousand nested elements would overflow the stack. @param {ParsedElement} element */
function textBelow(element) {
  /** @type {ParsedNode[]} */
  const stack = [element]
  let text = ''
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (defaultTreeAdapter.isTextNode(node)) text += node.value
    else if (
      defaultTreeAdapter.isElementNode(node) &&
      !isDropped(node) &&
      !EMBEDS.has(node.tagName)
    )
      stack.push(...node.childNodes.toReversed())
  }
  return text
}

/** @param {readonly HtmlNode[]} nodes @returns {string} */
export const textContent = (nodes) =>
  nodes.map((node) => (typeof node === 'string' ? node : textContent(node.children))).join('')

/** @param {HtmlElement} element @param {string} name */
export const hasClass = ({ attributes }, name) =>
  (attributes.get('class') ?? '').split(/\s+/).includes(name)
