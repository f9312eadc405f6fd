// @ts-check
import { toParagraphs } from './auto-paragraphs.mjs'
import { replaceEmbedLines, toEmbed } from './embeds.mjs'
import { findImages } from './find-images.mjs'
import { replaceAddresses } from './replace-addresses.mjs'
import { hasBlocks, splitBlocks } from './split-blocks.mjs'
import { createShortcodeRenderer } from './render-shortcodes.mjs'
import { completeImage } from './to-gallery.mjs'

/**
 * @typedef {import('../read-site.mjs').WordPressSite} WordPressSite
 * @typedef {import('../../../website/website.mjs').ImageGallery} ImageGallery
 */

/** Blocks whose content is what their HTML shows, or nothing that a text of this site lacks. */
const WITHOUT_CONTENT = new Set(['more', 'nextpage', 'spacer', 'separator', 'template-part'])
const GALLERIES = new Set(['gallery', 'jetpack/tiled-gallery', 'jetpack/slideshow'])
/** Reusable blocks may contain others, also themselves. */
const MAX_DEPTH = 5
/** Characters of all reusable blocks in a text. */
const MAX_REUSED = 500_000
const MARK = /<tessera-gallery data-index="(\d+)"><\/tessera-gallery>/

/**
 * Converts the text of a post: blocks and shortcodes to HTML and galleries.
 * @param {string} content
 * @param {{ site: WordPressSite, postId: string }} context
 * @returns {{ segments: readonly (string | ImageGallery)[], omissions: readonly string[] }}
 */
export function convertContent(content, { site, postId }) {
  /** @type {ImageGallery[]} */
  const galleries = []
  /** @type {Set<string>} */
  const omissions = new Set()
  /** Names of blocks without HTML. @type {Set<string>} */
  const emptyBlocks = new Set()
  const addGallery = (/** @type {ImageGallery} */ gallery) => {
    if (gallery.images.length === 0) return ''
    galleries.push(gallery)
    return `<tessera-gallery data-index="${galleries.length - 1}"></tessera-gallery>`
  }
  let reused = 0
  const renderShortcodes = createShortcodeRenderer({ site, postId, addGallery, omissions })

  /** @param {import('./split-blocks.mjs').Part[]} parts @param {number} depth @returns {string} */
  const renderBlocks = (parts, depth) =>
    parts.map((part) => (typeof part === 'string' ? part : renderBlock(part, depth))).join('')

  /** @param {import('./split-blocks.mjs').Block} block @param {number} depth @returns {string} */
  function renderBlock({ name, attributes, parts }, depth) {
    const html = renderBlocks(parts, depth)
    if (name === 'block') {
      const content = site.reusableBlocks.get(String(attributes['ref']))
      // A short text can repeat a long block.
      reused += content?.length ?? 0
      if (content !== undefined && depth < MAX_DEPTH && reused <= MAX_REUSED)
        return renderBlocks(splitBlocks(content), depth + 1)
    }
    if (GALLERIES.has(name)) {
      const images = findImages(html).map((image) => completeImage(image, site))
      const layout = name === 'gallery' ? 'columns' : 'justified'
      const caption = findCaption(html, '<figcaption class="blocks-gallery-caption')
      return addGallery({ layout, images }) + caption
    }
    if (name === 'embed' || name.startsWith('core-embed/')) {
      const { url } = attributes
      if (typeof url === 'string' && url !== '')
        return toEmbed(url) + findCaption(html, '<figcaption')
    }
    if (html.trim() === '' && !WITHOUT_CONTENT.has(name)) emptyBlocks.add(name)
    return html
  }

  const isBlocks = hasBlocks(content)
  const text = renderBlocks(splitBlocks(content), 0)
  const rendered = renderShortcodes(isBlocks ? text : replaceEmbedLines(text))
  const html = replaceAddresses(isBlocks ? rendered : toParagraphs(rendered), site)
  /** @type {(string | ImageGallery)[]} */
  const segments = []
  for (const [index, part] of html.split(MARK).entries()) {
    const gallery = index % 2 ? galleries[Number(part)] : undefined
    if (gallery) segments.push(gallery)
    else if (part.trim()) segments.push(part)
  }
  const names = [...emptyBlocks].join(', ')
  const blocks = names ? [`what WordPress fills in when it shows the blocks ${names}`] : []
  return { segments, omissions: [...omissions, ...blocks] }
}

/** The caption of a block as a paragraph. @param {string} html @param {string} start of its tag */
function findCaption(html, start) {
  const tag = html.indexOf(start)
  const from = tag < 0 ? -1 : html.indexOf('>', tag)
  const to = from < 0 ? -1 : html.indexOf('</figcaption>', from)
  return to < 0 ? '' : `<p>${html.slice(from + 1, to)}</p>`
}
