// @ts-check
import { defaultTreeAdapter, parseFragment } from 'parse5'
import { iframeUrl, toEmbeddedVideo } from './embedded-video.mjs'
import { countJoomlaModules } from './joomla-modules.mjs'
import { toEmbedElement } from './read-html.mjs'
import { safeUrl } from './safe-url.mjs'
import { toVideoReference } from './video-element.mjs'

/**
 * @typedef {import('./read-html.mjs').ParsedNode} ParsedNode
 * @typedef {import('./read-html.mjs').ParsedElement} ParsedElement
 * @typedef {keyof typeof DESCRIPTIONS} Kind
 */

/** In the order of the result: singular and plural. */
const DESCRIPTIONS = /** @type {const} */ ({
  script: ['a script', 'scripts'],
  style: ['a style sheet', 'style sheets'],
  form: ['a form (its text is kept)', 'forms (their text is kept)'],
  audio: ['an audio file', 'audio files'],
  video: ['a video without a file', 'videos without a file'],
  plugin: ['a plug-in object', 'plug-in objects'],
  module: ['a module placeholder', 'module placeholders'],
  drawing: ['an inline drawing or formula', 'inline drawings or formulas'],
  frame: ['a frame without a web address', 'frames without a web address'],
  linkedFrame: ['a frame (replaced by a link)', 'frames (replaced by links)'],
  handler: ['an attribute that runs a script', 'attributes that run scripts'],
})
const KINDS = /** @type {Kind[]} */ (Object.keys(DESCRIPTIONS))

/** @type {Readonly<Record<string, Kind>>} */
const KIND_OF_ELEMENT = {
  ...{ script: 'script', style: 'style', link: 'style', form: 'form', audio: 'audio' },
  ...{ object: 'plugin', embed: 'plugin', applet: 'plugin', svg: 'drawing' },
  ...{ math: 'drawing', canvas: 'drawing' },
}

/** Describes for editors which parts of an HTML text are not imported. @param {string} html @returns {readonly string[]} */
export function listOmissions(html) {
  /** @type {Map<Kind, number>} */
  const counts = new Map([['module', countJoomlaModules(html)]])
  /** @type {Set<string>} */
  const links = new Set()
  /** @type {ParsedNode[]} */
  const stack = [...parseFragment(html).childNodes]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!defaultTreeAdapter.isElementNode(node)) continue
    for (const kind of kindsOf(node)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    const link = refusedLink(node)
    if (link) links.add(link)
    // The content of an omitted element is not counted again. The text of a form is kept.
    if (!isOmitted(node) || node.tagName === 'form') stack.push(...node.childNodes)
  }
  const parts = KINDS.flatMap((kind) => {
    const count = counts.get(kind) ?? 0
    const [singular, plural] = DESCRIPTIONS[kind]
    return count === 0 ? [] : [count === 1 ? singular : `${count} ${plural}`]
  })
  return [...parts, ...[...links].map((href) => `the link to ${href} (its text is kept)`)]
}

/** Object.hasOwn, because every object has a property named like the element `<constructor>`. @param {ParsedElement} element */
const isOmitted = ({ tagName }) => tagName === 'video' || Object.hasOwn(KIND_OF_ELEMENT, tagName)

/** @param {ParsedElement} element @returns {Kind[]} */
function kindsOf(element) {
  const { tagName, attrs } = element
  // The upload reports missing files of videos.
  if (tagName === 'video') return toVideoReference(toEmbedElement(element)) ? [] : ['video']
  if (tagName === 'iframe') return kindsOfIframe(toEmbedElement(element))
  const kind = KIND_OF_ELEMENT[tagName]
  if (kind && isOmitted(element)) return [kind]
  return attrs.some(({ name }) => name.startsWith('on')) ? ['handler'] : []
}

/** The address of a link that does not work on this site. @param {ParsedElement} element */
function refusedLink({ tagName, attrs }) {
  const href = tagName === 'a' ? attrs.find(({ name }) => name === 'href')?.value.trim() : undefined
  return href && !safeUrl(href) ? href : null
}

/** @param {import('./read-html.mjs').HtmlElement} iframe @returns {Kind[]} */
function kindsOfIframe(iframe) {
  if (toEmbeddedVideo(iframe)) return []
  return [iframeUrl(iframe) ? 'linkedFrame' : 'frame']
}
