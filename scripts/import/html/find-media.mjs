// @ts-check
import { iframeUrl, toEmbeddedVideo } from './embedded-video.mjs'
import { hasClass } from './read-html.mjs'
import { safeUrl } from './safe-url.mjs'
import { toVideoReference } from './video-element.mjs'

/**
 * @typedef {import('./read-html.mjs').HtmlNode} HtmlNode
 * @typedef {import('./read-html.mjs').HtmlElement} HtmlElement
 * @typedef {import('@tessera/content').RichTextBlock} Block
 *
 * An `<img>` whose file is not uploaded yet.
 * @typedef {object} ImageReference
 * @property {'image-reference'} type
 * @property {string} src as in the HTML
 * @property {string | null} alt null if the HTML has none; '' for a decorative image
 * @property {string | null} caption
 *
 * @typedef {ImageReference | import('./video-element.mjs').VideoReference} FileReference
 */

/**
 * The images and videos in these nodes, and links for other iframes. Each becomes a block of its own.
 * @param {readonly HtmlNode[]} nodes
 * @returns {(Block | FileReference)[]}
 */
export function findMedia(nodes) {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    if (node.name === 'iframe')
      return [toEmbeddedVideo(node) ?? toIframeLink(node)].filter((media) => media !== null)
    if (node.name === 'video') return [toVideoReference(node)].filter((media) => media !== null)
    return node.name === 'img' ? toImageReference(node) : findMedia(node.children)
  })
}

/** @param {HtmlElement} image @returns {ImageReference[]} */
function toImageReference(image) {
  const { attributes } = image
  const src = attributes.get('src')?.trim()
  if (!src) return []
  return [
    {
      type: 'image-reference',
      src,
      alt: attributes.has('alt') ? (toLine(attributes.get('alt') ?? '') ?? '') : null,
      caption: hasClass(image, 'caption') ? toLine(attributes.get('title') ?? '') : null,
    },
  ]
}

/** A paragraph that links to the page of an iframe, because texts embed only videos. @param {HtmlElement} iframe @returns {Block | null} */
function toIframeLink(iframe) {
  const href = safeUrl(iframeUrl(iframe) ?? '')
  if (!href) return null
  const text = toLine(iframe.attributes.get('title') ?? '') ?? new URL(href).host
  return {
    type: 'paragraph',
    children: [{ type: 'link', to: { href }, children: [{ type: 'text', text }] }],
  }
}

/** One line, or null for a blank text. @param {string} text */
export const toLine = (text) => text.replace(/\s+/g, ' ').trim() || null
