// @ts-check
import { hasClass, wordsOf } from './read-html.mjs'
import { safeAddress } from './safe-address.mjs'

/**
 * @typedef {import('./read-html.mjs').HtmlNode} HtmlNode
 * @typedef {import('./read-html.mjs').HtmlElement} HtmlElement
 * @typedef {import('@tessera/content').RichText} RichText
 * @typedef {import('@tessera/content').Inline} Inline
 * @typedef {Extract<Inline, { type: 'text' }>} TextPart
 * @typedef {Extract<Inline, { type: 'text' | 'break' }>} WordPart
 * @typedef {TextPart['marks']} Marks
 * @typedef {Extract<Inline, { type: 'tooltip' }>['content']} TooltipContent
 */

/** @type {Readonly<Record<string, NonNullable<Marks>[number]>>} */
const MARKS = {
  ...{ b: 'bold', strong: 'bold', i: 'italic', em: 'italic', cite: 'italic', dfn: 'italic' },
  ...{ var: 'italic', u: 'underline', ins: 'underline', s: 'strike', strike: 'strike' },
  ...{ del: 'strike', code: 'code', kbd: 'code', samp: 'code', tt: 'code', sub: 'sub', sup: 'sup' },
}

/** In which marks are told: two texts marked alike are told alike. */
const ORDER = ['bold', 'italic', 'underline', 'strike', 'code', 'sub', 'sup']

/**
 * Words, breaks, links and tooltips. Elements nobody knows lose their tags and keep their words.
 * @param {readonly HtmlNode[]} nodes
 * @param {(title: string) => TooltipContent} toTooltip what a tooltip's HTML says; nothing for no tooltip
 * @param {Marks} [marks]
 * @returns {Inline[]}
 */
export function toInline(nodes, toTooltip, marks = []) {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return textOf(node, marks)
    if (node.name === 'br') return [{ type: /** @type {const} */ ('break') }]
    if (hasClass(node, 'hasTooltip')) {
      const tooltip = tooltipOf(node, toTooltip, marks)
      if (tooltip) return [tooltip]
    }
    if (node.name === 'a') return linkOf(node, toTooltip, marks)
    // `<constructor>` is what every object has.
    const mark = Object.hasOwn(MARKS, node.name) ? MARKS[node.name] : undefined
    return toInline(node.children, toTooltip, mark ? withMark(marks, mark) : marks)
  })
}

/** @param {string} text @param {Marks} marks @returns {TextPart[]} */
const textOf = (text, marks = []) =>
  text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks }) }]

/** @param {Marks} marks @param {NonNullable<Marks>[number]} mark */
const withMark = (marks = [], mark) =>
  marks.includes(mark)
    ? marks
    : [...marks, mark].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))

/** @param {HtmlElement} link @param {(title: string) => TooltipContent} toTooltip @param {Marks} marks @returns {Inline[]} */
function linkOf(link, toTooltip, marks) {
  const href = safeAddress(link.attributes.get('href'))
  // A link holds words; what stood in it of tooltips and links stays as its words.
  const inner = toInline(link.children, toTooltip, marks)
  if (!href) return inner
  const children = inner.flatMap(wordParts)
  if (!children.some((part) => part.type === 'text' && part.text.trim())) return inner
  const newTab = link.attributes.get('target') === '_blank'
  return [{ type: 'link', to: { href }, ...(newTab && { newTab }), children }]
}

/** @param {Inline} inline @returns {WordPart[]} */
const wordParts = (inline) =>
  inline.type === 'text' || inline.type === 'break' ? [inline] : inline.children

/** @param {HtmlElement} element @param {(title: string) => TooltipContent} toTooltip @param {Marks} marks @returns {Inline | null} */
function tooltipOf(element, toTooltip, marks) {
  const title = element.attributes.get('title') || element.attributes.get('data-original-title')
  const content = toTooltip(title ?? '')
  const words = collapse(wordsOf(element.children)).trim()
  if (content.length === 0 || !words) return null
  const href = element.name === 'a' ? safeAddress(element.attributes.get('href')) : null
  return {
    type: 'tooltip',
    children: textOf(words, marks),
    // Words cannot be both: where they led is told in what they show.
    content: href
      ? [
          ...content,
          {
            type: 'paragraph',
            children: [{ type: 'link', to: { href }, children: textOf(words, []) }],
          },
        ]
      : content,
  }
}

/** Spaces as a page shows them. @param {string} text */
export const collapse = (text) => text.replace(/[ \t\n\f\r]+/g, ' ')
