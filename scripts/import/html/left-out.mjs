// @ts-check
import { defaultTreeAdapter, parseFragment } from 'parse5'
import { videoOf, frameAddress } from './video-of.mjs'
import { foundVideo } from './found-video.mjs'
import { countModulePlaces } from './module-places.mjs'
import { opaque } from './read-html.mjs'
import { safeAddress } from './safe-address.mjs'

/**
 * @typedef {import('parse5').DefaultTreeAdapterTypes.ChildNode} ParsedNode
 * @typedef {import('parse5').DefaultTreeAdapterTypes.Element} ParsedElement
 */

/** One of a kind, and several. */
const KINDS = /** @type {const} */ ({
  script: ['a script', 'scripts'],
  style: ['a style sheet', 'style sheets'],
  form: ['a form (its words stay)', 'forms (their words stay)'],
  sound: ['a sound of the old site', 'sounds of the old site'],
  video: ['a video without an address', 'videos without an address'],
  plugin: ['an object of a plug-in', 'objects of plug-ins'],
  module: ['a place for a module of the old site', 'places for modules of the old site'],
  drawing: ['a drawing or formula in the text', 'drawings or formulas in the text'],
  frame: ['a frame without an address on the web', 'frames without an address on the web'],
  linked: ['a frame, of which a link stays', 'frames, of which links stay'],
  handler: ['an attribute that runs a script', 'attributes that run scripts'],
  link: [
    'a link that leads nowhere from here (its words stay)',
    'links that lead nowhere from here (their words stay)',
  ],
})
/** @typedef {keyof typeof KINDS} Kind */

/** @type {Readonly<Record<string, Kind>>} */
const BY_NAME = {
  ...{ script: 'script', style: 'style', link: 'style', form: 'form', audio: 'sound' },
  ...{ object: 'plugin', embed: 'plugin', applet: 'plugin', svg: 'drawing' },
  ...{ math: 'drawing', canvas: 'drawing' },
}

/** What of an HTML text does not come along, in words an editor knows. @param {string} html @returns {readonly string[]} */
export function leftOut(html) {
  /** @type {Map<Kind, number>} */
  const counts = new Map([['module', countModulePlaces(html)]])
  /** @type {ParsedNode[]} */
  const waiting = [...parseFragment(html).childNodes]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!defaultTreeAdapter.isElementNode(node)) continue
    for (const kind of kindsOf(node)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    // What stands in a thing that goes, goes with it and is not told again; the words of forms stay.
    if (!goesWhole(node) || node.tagName === 'form') waiting.push(...node.childNodes)
  }
  return ORDER.flatMap((kind) => {
    const count = counts.get(kind) ?? 0
    const [one, several] = KINDS[kind]
    return count === 0 ? [] : [count === 1 ? one : `${count} ${several}`]
  })
}

const ORDER = /** @type {Kind[]} */ (Object.keys(KINDS))

/** An element may be called what every object has: `<constructor>`. @param {Pick<ParsedElement, 'tagName'>} element */
const goesWhole = ({ tagName }) => tagName === 'video' || Object.hasOwn(BY_NAME, tagName)

/** @param {ParsedElement} element @returns {Kind[]} */
function kindsOf(element) {
  const { tagName, attrs } = element
  // Its files are looked for: what of them is missing is told then.
  if (tagName === 'video') return foundVideo(opaque(element)) ? [] : ['video']
  if (tagName === 'iframe') return frameKind(opaque(element))
  const known = BY_NAME[tagName]
  if (known && goesWhole(element)) return [known]
  /** @type {Kind[]} */
  const kinds = attrs.some(({ name }) => name.startsWith('on')) ? ['handler'] : []
  const href = tagName === 'a' ? attrs.find(({ name }) => name === 'href')?.value : undefined
  return href && !safeAddress(href) ? [...kinds, 'link'] : kinds
}

/** @param {import('./read-html.mjs').HtmlElement} frame @returns {Kind[]} */
function frameKind(frame) {
  if (videoOf(frame)) return []
  return [frameAddress(frame) ? 'linked' : 'frame']
}
