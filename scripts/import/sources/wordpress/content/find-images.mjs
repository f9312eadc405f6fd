// @ts-check
import { hasClass, readHtml, textContent } from '../../../html/read-html.mjs'
import { toLine } from '../../../html/find-media.mjs'

/**
 * @typedef {import('../../../html/read-html.mjs').HtmlNode} HtmlNode
 * @typedef {{ id: string | null, src: string, alt: string | null, caption: string | null }} FoundImage
 */

/** The images of a gallery's HTML, with the captions of their figures. @param {string} html @returns {readonly FoundImage[]} */
export const findImages = (html) => imagesIn(readHtml(html), null)

/** @param {readonly HtmlNode[]} nodes @param {string | null} caption @returns {FoundImage[]} */
function imagesIn(nodes, caption) {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const { name, attributes, children } = node
    if (name === 'img') {
      const id =
        attributes.get('data-id') ?? /\bwp-image-(\d+)/.exec(attributes.get('class') ?? '')?.[1]
      const src = attributes.get('data-full-url') ?? attributes.get('src') ?? ''
      return [{ id: id ?? null, src, alt: attributes.get('alt') ?? null, caption }]
    }
    // The caption of a whole gallery belongs to none of its images.
    const isImage = name === 'figure' && !hasClass(node, 'wp-block-gallery')
    return imagesIn(children, isImage || name === 'li' ? (captionOf(children) ?? caption) : caption)
  })
}

/** @param {readonly HtmlNode[]} children */
function captionOf(children) {
  const caption = children.find((child) => typeof child !== 'string' && child.name === 'figcaption')
  return typeof caption === 'object' ? toLine(textContent(caption.children)) : null
}
