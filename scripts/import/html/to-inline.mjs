// @ts-check
import { hasClass, textContent } from './read-html.mjs'
import { safeUrl } from './safe-url.mjs'

/**
 * @typedef {import('./read-html.mjs').HtmlNode} HtmlNode
 * @typedef {import('./read-html.mjs').HtmlElement} HtmlElement
 * @typedef {import('@tessera/content').Inline} Inline
 * @typedef {Extract<Inline, { type: 'text' }>} Text
 * @typedef {Extract<Inline, { type: 'text' | 'break' }>} TextOrBreak
 * @typedef {NonNullable<Text['marks']>} Marks
 * @typedef {Extract<Inline, { type: 'tooltip' }>['content']} TooltipContent
 * @typedef {(html: string) => TooltipContent} ToTooltip an empty result means no tooltip
 */

/** @type {Readonly<Record<string, Marks[number]>>} */
const MARKS = {
  ...{ b: 'bold', strong: 'bold', i: 'italic', em: 'italic', cite: 'italic', dfn: 'italic' },
  ...{ var: 'italic', u: 'underline', ins: 'underline', s: 'strike', strike: 'strike' },
  ...{ del: 'strike', code: 'code', kbd: 'code', samp: 'code', tt: 'code', sub: 'sub', sup: 'sup' },
}

/** One order of marks, so that equal marks compare equal. */
const MARK_ORDER = ['bold', 'italic', 'underline', 'strike', 'code', 'sub', 'sup']

/**
 * Texts, breaks, links and tooltips. Unknown elements are replaced by their content.
 * @param {readonly HtmlNode[]} nodes
 * @param {ToTooltip} toTooltip
 * @param {Marks} [marks]
 * @returns {Inline[]}
 */
export function toInline(nodes, toTooltip, marks = []) {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return toText(node, marks)
    if (node.name === 'br') return [{ type: /** @type {const} */ ('break') }]
    if (hasClass(node, 'hasTooltip')) {
      const tooltip = toTooltipInline(node, toTooltip, marks)
      if (tooltip) return [tooltip]
    }
    if (node.name === 'a') return toLink(node, toTooltip, marks)
    // Object.hasOwn, because every object has a property named like the element `<constructor>`.
    const mark = Object.hasOwn(MARKS, node.name) ? MARKS[node.name] : undefined
    return toInline(node.children, toTooltip, mark ? addMark(marks, mark) : marks)
  })
}

/** @param {string} text @param {Marks} marks @returns {Text[]} */
const toText = (text, marks) =>
  text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks }) }]

/** @param {Marks} marks @param {Marks[number]} mark */
const addMark = (marks, mark) =>
  marks.includes(mark)
    ? marks
    : [...marks, mark].sort((a, b) => MARK_ORDER.indexOf(a) - MARK_ORDER.indexOf(b))

/** @param {HtmlElement} link @param {ToTooltip} toTooltip @param {Marks} marks @returns {Inline[]} */
function toLink(link, toTooltip, marks) {
  const href = safeUrl(link.attributes.get('href'))
  const content = toInline(link.children, toTooltip, marks)
  if (!href) return content
  // A link contains only text: tooltips and links inside of it are replaced by their text.
  const children = content.flatMap(toTextOrBreak)
  if (!children.some((child) => child.type === 'text' && child.text.trim())) return content
  const newTab = link.attributes.get('target') === '_blank'
  return [{ type: 'link', to: { href }, ...(newTab && { newTab }), children }]
}

/** @param {Inline} inline @returns {TextOrBreak[]} */
const toTextOrBreak = (inline) =>
  inline.type === 'text' || inline.type === 'break' ? [inline] : inline.children

/** @param {HtmlElement} element @param {ToTooltip} toTooltip @param {Marks} marks @returns {Inline | null} */
function toTooltipInline(element, toTooltip, marks) {
  const title = element.attributes.get('title') || element.attributes.get('data-original-title')
  const content = toTooltip(title ?? '')
  const text = collapseSpaces(textContent(element.children)).trim()
  if (content.length === 0 || !text) return null
  const href = element.name === 'a' ? safeUrl(element.attributes.get('href')) : null
  return {
    type: 'tooltip',
    children: toText(text, marks),
    // A text cannot be both a tooltip and a link, so the link moves into the tooltip.
    content: href
      ? [
          ...content,
          {
            type: 'paragraph',
            children: [{ type: 'link', to: { href }, children: toText(text, []) }],
          },
        ]
      : content,
  }
}

/** Collapses white space as browsers do. @param {string} text */
export const collapseSpaces = (text) => text.replace(/[ \t\n\f\r]+/g, ' ')
