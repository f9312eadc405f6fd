// @ts-check
import { videoOf, frameAddress } from './video-of.mjs'
import { foundVideo } from './found-video.mjs'
import { toInline } from './inline.mjs'
import { withoutModulePlaces } from './module-places.mjs'
import { hasClass, readHtml, wordsOf } from './read-html.mjs'
import { safeAddress } from './safe-address.mjs'
import { tidy } from './tidy.mjs'

/**
 * @typedef {import('./read-html.mjs').HtmlNode} HtmlNode
 * @typedef {import('./read-html.mjs').HtmlElement} HtmlElement
 * @typedef {import('@tessera/content').Inline} Inline
 * @typedef {import('@tessera/content').RichTextBlock} Block
 * @typedef {Extract<Block, { type: 'list' }>} List
 * @typedef {import('./inline.mjs').TooltipContent} TooltipContent
 *
 * @typedef {object} FoundImage
 * @property {'found'} type
 * @property {string} src as the HTML has it
 * @property {string | null} alt null where it does not say; '' for an image that says nothing
 * @property {string | null} caption
 *
 * @typedef {FoundImage | import('./found-video.mjs').FoundVideo} Found a file that is still to be brought
 */

const HEADINGS = /** @type {const} */ ({ h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 })
const BLOCKS = new Set(
  [
    ...['address', 'article', 'aside', 'blockquote', 'body', 'caption', 'center', 'dd', 'details'],
    ...['dir', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form', 'header'],
    ...['hgroup', 'hr', 'html', 'legend', 'li', 'main', 'menu', 'nav', 'ol', 'p', 'pre', 'section'],
    ...['summary', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul'],
  ].concat(Object.keys(HEADINGS)),
)
const LISTS = new Set(['ul', 'ol', 'menu', 'dir'])
/** @type {HtmlElement} */
const BREAK = { name: 'br', attributes: new Map(), children: [] }

/**
 * HTML as rich text. Nothing of it is kept as HTML: what is known is built anew, elements nobody knows lose their tags and
 * keep their words.
 * @param {string} html
 * @param {string} [title] of the article: that of videos which have none
 * @returns {(Block | Found)[]}
 */
export function toRichText(html, title = 'Video') {
  return toBlocks(readHtml(withoutModulePlaces(html)), toTooltip).map((block) =>
    block.type === 'video' && block.title === '' ? { ...block, title } : block,
  )
}

/** What a tooltip may hold: paragraphs and lists. @param {string} html @returns {TooltipContent} */
const toTooltip = (html) => toBlocks(readHtml(html), () => []).flatMap(toTooltipBlock)

/** @param {Block | Found} block @returns {TooltipContent} */
function toTooltipBlock(block) {
  if (block.type === 'list') return [plainList(block)]
  if (block.type !== 'paragraph' && block.type !== 'heading' && block.type !== 'quote') return []
  return [{ type: 'paragraph', children: plain(block.children) }]
}

/** @param {List} list @returns {Extract<TooltipContent[number], { type: 'list' }>} */
const plainList = ({ items, ...list }) => ({
  ...list,
  items: items.map(({ children, sublist }) => ({
    children: plain(children),
    ...(sublist && { sublist: plainList(sublist) }),
  })),
})

/** @param {readonly Inline[]} inlines */
const plain = (inlines) =>
  inlines.flatMap((inline) => (inline.type === 'tooltip' ? inline.children : [inline]))

/** @param {readonly HtmlNode[]} nodes @param {(title: string) => TooltipContent} tooltip @returns {(Block | Found)[]} */
function toBlocks(nodes, tooltip) {
  /** @type {(Block | Found)[]} */
  const blocks = []
  /** @type {HtmlNode[]} */
  let run = []
  /** @type {(Block | Found)[]} */
  let parts = []
  const flush = () => {
    const children = tidy(toInline(run, tooltip))
    if (children.length > 0) blocks.push({ type: 'paragraph', children })
    blocks.push(...parts)
    run = []
    parts = []
  }
  for (const node of nodes) {
    if (typeof node !== 'string' && holdsBlocks(node)) {
      flush()
      blocks.push(...toBlock(node, tooltip))
      continue
    }
    // Images and videos between words come after their paragraph; before the first word, before it.
    const found = typeof node === 'string' ? [] : partsIn([node])
    if (wordsOf(run).trim() === '') blocks.push(...found)
    else parts.push(...found)
    run.push(node)
  }
  flush()
  return blocks
}

/** @param {HtmlElement} element @returns {boolean} */
const holdsBlocks = ({ name, children }) =>
  BLOCKS.has(name) || children.some((child) => typeof child !== 'string' && holdsBlocks(child))

/** @param {HtmlElement} element @param {(title: string) => TooltipContent} tooltip @returns {(Block | Found)[]} */
function toBlock(element, tooltip) {
  const { name, children } = element
  const inlines = () => withoutRepeatedBreaks(tidy(toInline(flat(children), tooltip)))
  if (Object.hasOwn(HEADINGS, name)) {
    const level = HEADINGS[/** @type {keyof typeof HEADINGS} */ (name)]
    return withParts(withText(inlines(), { type: 'heading', level }), children)
  }
  if (LISTS.has(name)) return withParts(toList(element, tooltip), children)
  switch (name) {
    case 'blockquote':
      return withParts(withText(inlines(), { type: 'quote' }), children)
    case 'hr':
      return [{ type: 'rule' }]
    case 'pre':
      return toCode(element)
    case 'figure':
      return toFigure(element, tooltip)
    case 'tr':
      return toBlocks(
        children
          .flatMap((cell) => [cell, ' · '])
          .slice(0, -1)
          .flatMap(opened),
        tooltip,
      )
    case 'dt':
      return toBlocks([{ ...BREAK, name: 'b', children }], tooltip)
    default:
      return toBlocks(children, tooltip)
  }
}

/** A cell's content in the line of its row. @param {HtmlNode} node @returns {readonly HtmlNode[]} */
const opened = (node) =>
  typeof node !== 'string' && (node.name === 'td' || node.name === 'th')
    ? flat(node.children)
    : [node]

/**
 * @template {{ type: 'heading', level: 2 | 3 | 4 } | { type: 'quote' }} B
 * @param {Inline[]} children
 * @param {B} block
 */
const withText = (children, block) => (children.length > 0 ? [{ ...block, children }] : [])

/** @param {Block[]} blocks @param {readonly HtmlNode[]} nodes @returns {(Block | Found)[]} */
const withParts = (blocks, nodes) => [...blocks, ...partsIn(nodes)]

/** @param {HtmlElement} element @param {(title: string) => TooltipContent} tooltip @returns {List[]} */
function toList({ name, children }, tooltip) {
  /** @type {List['items']} */
  const items = []
  for (const child of children) {
    if (typeof child === 'string') continue
    // Some write a list within a list without an item of its own: it belongs to the one before.
    const inner = LISTS.has(child.name) ? [child] : child.children
    const [sublist] = inner.flatMap((node) =>
      typeof node !== 'string' && LISTS.has(node.name) ? toList(node, tooltip) : [],
    )
    const words = inner.filter((node) => typeof node === 'string' || !LISTS.has(node.name))
    const line = withoutRepeatedBreaks(tidy(toInline(flat(words), tooltip)))
    const last = items.at(-1)
    if (line.length === 0 && sublist && last && !last.sublist) last.sublist = sublist
    else if (line.length > 0 || sublist) items.push({ children: line, ...(sublist && { sublist }) })
  }
  return items.length > 0 ? [{ type: 'list', ordered: name === 'ol', items }] : []
}

/** @param {HtmlElement} element @returns {Block[]} */
function toCode({ attributes, children }) {
  const code = wordsOf(children).replace(/^\n/, '').trimEnd()
  const [inner] = children
  const classes = [
    attributes.get('class'),
    typeof inner === 'object' ? inner.attributes.get('class') : '',
  ].join(' ')
  const language = /(?:^|\s)lang(?:uage)?-([\w+#-]+)/.exec(classes)?.[1] ?? null
  return code === '' ? [] : [{ type: 'code', code, language }]
}

/** @param {HtmlElement} figure @param {(title: string) => TooltipContent} tooltip @returns {(Block | Found)[]} */
function toFigure({ children }, tooltip) {
  const isCaption = (/** @type {HtmlNode} */ node) =>
    typeof node !== 'string' && node.name === 'figcaption'
  const parts = partsIn(children)
  const images = parts.filter((part) => part.type === 'found')
  if (images.length === 0 || images.length < parts.length) return toBlocks(children, tooltip)
  const caption = lineOf(wordsOf(children.filter(isCaption)))
  return images.map((image, index) =>
    index === images.length - 1 ? { ...image, caption: image.caption ?? caption } : image,
  )
}

/** What stands between paragraphs wherever it stood: images, videos, and links to what was shown in frames. @param {readonly HtmlNode[]} nodes @returns {(Block | Found)[]} */
function partsIn(nodes) {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    if (node.name === 'iframe')
      return [videoOf(node) ?? frameLink(node)].filter((part) => part !== null)
    if (node.name === 'video') return [foundVideo(node)].filter((part) => part !== null)
    return node.name === 'img' ? foundImage(node) : partsIn(node.children)
  })
}

/** @param {HtmlElement} image @returns {FoundImage[]} */
function foundImage(image) {
  const { attributes } = image
  const src = attributes.get('src')?.trim()
  if (!src) return []
  return [
    {
      type: 'found',
      src,
      alt: attributes.has('alt') ? (lineOf(attributes.get('alt') ?? '') ?? '') : null,
      caption: hasClass(image, 'caption') ? lineOf(attributes.get('title') ?? '') : null,
    },
  ]
}

/** A text shows nothing of other sites but videos: what a frame showed is linked. @param {HtmlElement} frame @returns {Block | null} */
function frameLink(frame) {
  const href = safeAddress(frameAddress(frame) ?? '')
  if (!href) return null
  const text = lineOf(frame.attributes.get('title') ?? '') ?? new URL(href).host
  return {
    type: 'paragraph',
    children: [{ type: 'link', to: { href }, children: [{ type: 'text', text }] }],
  }
}

/** @param {string} text */
const lineOf = (text) => text.replace(/\s+/g, ' ').trim() || null

/** Blocks in one line each. @param {readonly HtmlNode[]} nodes @returns {HtmlNode[]} */
const flat = (nodes) =>
  nodes.flatMap((node) =>
    typeof node === 'string' || !BLOCKS.has(node.name)
      ? [node]
      : [BREAK, ...flat(node.children), BREAK],
  )

/** @param {readonly Inline[]} inlines */
const withoutRepeatedBreaks = (inlines) =>
  inlines.filter((inline, index) => inline.type !== 'break' || inlines[index - 1]?.type !== 'break')
