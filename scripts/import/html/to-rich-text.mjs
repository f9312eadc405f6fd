// @ts-check
import { findMedia, toLine } from './find-media.mjs'
import { removeJoomlaModules } from './joomla-modules.mjs'
import { readHtml, textContent } from './read-html.mjs'
import { tidyInline } from './tidy-inline.mjs'
import { toInline } from './to-inline.mjs'
import { toTooltipContent } from './tooltip-content.mjs'

/**
 * @typedef {import('./read-html.mjs').HtmlNode} HtmlNode
 * @typedef {import('./read-html.mjs').HtmlElement} HtmlElement
 * @typedef {import('./find-media.mjs').FileReference} FileReference
 * @typedef {import('./find-media.mjs').ImageReference} ImageReference
 * @typedef {import('./to-inline.mjs').ToTooltip} ToTooltip
 * @typedef {import('@tessera/content').Inline} Inline
 * @typedef {import('@tessera/content').RichTextBlock} Block
 * @typedef {Extract<Block, { type: 'list' }>} List
 */

const HEADING_LEVELS = /** @type {const} */ ({ h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 })
const BLOCK_ELEMENTS = new Set(
  [
    ...['address', 'article', 'aside', 'blockquote', 'body', 'caption', 'center', 'dd', 'details'],
    ...['dir', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form', 'header'],
    ...['hgroup', 'hr', 'html', 'legend', 'li', 'main', 'menu', 'nav', 'ol', 'p', 'pre', 'section'],
    ...['summary', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul'],
  ].concat(Object.keys(HEADING_LEVELS)),
)
const LISTS = new Set(['ul', 'ol', 'menu', 'dir'])
/** @type {HtmlElement} */
const BREAK = { name: 'br', attributes: new Map(), children: [] }

/**
 * Converts HTML to rich text. Known elements become blocks and inlines; unknown elements are replaced by their content.
 * @param {string} html
 * @param {string} [articleTitle] the title of videos without one
 * @returns {(Block | FileReference)[]}
 */
export function toRichText(html, articleTitle = 'Video') {
  const toTooltip = (/** @type {string} */ title) =>
    toTooltipContent(toBlocks(readHtml(title), () => []))
  return toBlocks(readHtml(removeJoomlaModules(html)), toTooltip).map((block) =>
    block.type === 'video' && block.title === '' ? { ...block, title: articleTitle } : block,
  )
}

/** @param {readonly HtmlNode[]} nodes @param {ToTooltip} toTooltip @returns {(Block | FileReference)[]} */
function toBlocks(nodes, toTooltip) {
  /** @type {(Block | FileReference)[]} */
  const blocks = []
  /** Inline nodes of the current paragraph. @type {HtmlNode[]} */
  let paragraph = []
  /** @type {(Block | FileReference)[]} */
  let mediaAfterParagraph = []
  const flush = () => {
    const children = tidyInline(toInline(paragraph, toTooltip))
    if (children.length > 0) blocks.push({ type: 'paragraph', children })
    blocks.push(...mediaAfterParagraph)
    paragraph = []
    mediaAfterParagraph = []
  }
  for (const node of nodes) {
    if (typeof node !== 'string' && containsBlocks(node)) {
      flush()
      blocks.push(...toBlock(node, toTooltip))
      continue
    }
    // Media before the first text of a paragraph comes before the paragraph, other media after it.
    const media = findMedia([node])
    if (textContent(paragraph).trim() === '') blocks.push(...media)
    else mediaAfterParagraph.push(...media)
    paragraph.push(node)
  }
  flush()
  return blocks
}

/** @param {HtmlElement} element @returns {boolean} */
const containsBlocks = ({ name, children }) =>
  BLOCK_ELEMENTS.has(name) ||
  children.some((child) => typeof child !== 'string' && containsBlocks(child))

/** @param {HtmlElement} element @param {ToTooltip} toTooltip @returns {(Block | FileReference)[]} */
function toBlock(element, toTooltip) {
  const { name, children } = element
  if (Object.hasOwn(HEADING_LEVELS, name)) {
    const level = HEADING_LEVELS[/** @type {keyof typeof HEADING_LEVELS} */ (name)]
    return [
      ...withText({ type: 'heading', level }, toLineInlines(children, toTooltip)),
      ...findMedia(children),
    ]
  }
  if (LISTS.has(name)) return [...toList(element, toTooltip), ...findMedia(children)]
  switch (name) {
    case 'blockquote':
      return [
        ...withText({ type: 'quote' }, toLineInlines(children, toTooltip)),
        ...findMedia(children),
      ]
    case 'hr':
      return [{ type: 'rule' }]
    case 'pre':
      return toCode(element)
    case 'figure':
      return toFigure(element, toTooltip)
    case 'tr':
      return toBlocks(joinCells(children), toTooltip)
    case 'dt':
      return toBlocks([{ ...BREAK, name: 'b', children }], toTooltip)
    default:
      return toBlocks(children, toTooltip)
  }
}

/** @param {readonly HtmlNode[]} nodes @param {ToTooltip} toTooltip */
const toLineInlines = (nodes, toTooltip) =>
  removeRepeatedBreaks(tidyInline(toInline(flattenBlocks(nodes), toTooltip)))

/**
 * No block without text.
 * @template {{ type: 'heading', level: 2 | 3 | 4 } | { type: 'quote' }} B
 * @param {B} block
 * @param {Inline[]} children
 */
const withText = (block, children) => (children.length > 0 ? [{ ...block, children }] : [])

/** The cells of a table row as one line. @param {readonly HtmlNode[]} cells @returns {readonly HtmlNode[]} */
const joinCells = (cells) =>
  cells
    .flatMap((cell) => [cell, ' · '])
    .slice(0, -1)
    .flatMap((node) =>
      typeof node !== 'string' && (node.name === 'td' || node.name === 'th')
        ? flattenBlocks(node.children)
        : [node],
    )

/** @param {HtmlElement} element @param {ToTooltip} toTooltip @returns {List[]} */
function toList({ name, children }, toTooltip) {
  /** @type {List['items']} */
  const items = []
  for (const child of children) {
    if (typeof child === 'string') continue
    // A list directly within a list belongs to the item before it.
    const content = LISTS.has(child.name) ? [child] : child.children
    const [sublist] = content.flatMap((node) =>
      typeof node !== 'string' && LISTS.has(node.name) ? toList(node, toTooltip) : [],
    )
    const text = content.filter((node) => typeof node === 'string' || !LISTS.has(node.name))
    const inlines = toLineInlines(text, toTooltip)
    const last = items.at(-1)
    if (inlines.length === 0 && sublist && last && !last.sublist) last.sublist = sublist
    else if (inlines.length > 0 || sublist)
      items.push({ children: inlines, ...(sublist && { sublist }) })
  }
  return items.length > 0 ? [{ type: 'list', ordered: name === 'ol', items }] : []
}

/** @param {HtmlElement} element @returns {Block[]} */
function toCode({ attributes, children }) {
  const code = textContent(children).replace(/^\n/, '').trimEnd()
  const [inner] = children
  const classes = [
    attributes.get('class'),
    typeof inner === 'object' ? inner.attributes.get('class') : '',
  ].join(' ')
  const language = /(?:^|\s)lang(?:uage)?-([\w+#-]+)/.exec(classes)?.[1] ?? null
  return code === '' ? [] : [{ type: 'code', code, language }]
}

/** @param {HtmlElement} figure @param {ToTooltip} toTooltip @returns {(Block | FileReference)[]} */
function toFigure({ children }, toTooltip) {
  const media = findMedia(children)
  const images = media.filter((block) => block.type === 'image-reference')
  if (images.length === 0 || images.length < media.length) return toBlocks(children, toTooltip)
  const isCaption = (/** @type {HtmlNode} */ node) =>
    typeof node !== 'string' && node.name === 'figcaption'
  const caption = toLine(textContent(children.filter(isCaption)))
  return images.map((image, index) =>
    index === images.length - 1 ? { ...image, caption: image.caption ?? caption } : image,
  )
}

/** Replaces block elements by their content between two breaks. @param {readonly HtmlNode[]} nodes @returns {HtmlNode[]} */
const flattenBlocks = (nodes) =>
  nodes.flatMap((node) =>
    typeof node === 'string' || !BLOCK_ELEMENTS.has(node.name)
      ? [node]
      : [BREAK, ...flattenBlocks(node.children), BREAK],
  )

/** @param {readonly Inline[]} inlines */
const removeRepeatedBreaks = (inlines) =>
  inlines.filter((inline, index) => inline.type !== 'break' || inlines[index - 1]?.type !== 'break')
