// @ts-check
import { toEmbed } from './embeds.mjs'
import { splitShortcodes } from './split-shortcodes.mjs'
import { toShortcodeGallery } from './to-gallery.mjs'

/**
 * @typedef {import('./split-shortcodes.mjs').Part} Part
 * @typedef {import('./split-shortcodes.mjs').Shortcode} Shortcode
 */

/** Attributes of `[video]` that name a file. */
const VIDEO_FILES = ['src', 'mp4', 'm4v', 'webm', 'ogv']

/**
 * @param {object} options
 * @param {import('../read-site.mjs').WordPressSite} options.site
 * @param {string} options.postId
 * @param {(gallery: import('../../../website/website.mjs').ImageGallery) => string} options.addGallery
 * @param {Set<string>} options.omissions gets shortcodes that are not known
 * @returns {(text: string) => string} replaces the shortcodes of a text by HTML
 */
export function createShortcodeRenderer({ site, postId, addGallery, omissions }) {
  /** @param {readonly Part[]} parts @returns {string} */
  const render = (parts) =>
    parts.map((part) => (typeof part === 'string' ? part : renderShortcode(part))).join('')

  /** @param {Shortcode} shortcode */
  function renderShortcode(shortcode) {
    const { name, tag, attributes, isClosed, parts } = shortcode
    const content = render(parts)
    switch (name) {
      case 'caption':
      case 'wp_caption':
        return toFigure(content, attributes.get('caption'))
      case 'gallery':
        return `\n\n${addGallery(toShortcodeGallery(attributes, { site, postId }))}\n\n${content}`
      case 'embed':
        return toEmbed(content || (attributes.get('src') ?? ''))
      case 'youtube':
      case 'vimeo':
        return toEmbed(toAddress(name, attributes.get('0') ?? attributes.get('id') ?? content))
      case 'video': {
        const files = VIDEO_FILES.flatMap((attribute) => attributes.get(attribute) ?? [])
        const sources = files.map((src) => `<source src="${quote(src)}">`).join('')
        const poster = attributes.get('poster')
        return `\n\n<video${poster ? ` poster="${quote(poster)}"` : ''}>${sources}</video>\n\n`
      }
    }
    if (!isShortcode(shortcode)) return `${tag}${content}`
    omissions.add(
      `the shortcode [${name}]${isClosed && content.trim() ? ' (its content is kept)' : ''}`,
    )
    return content
  }
  return (text) => render(splitShortcodes(text))
}

/** Words in brackets are no shortcodes: `[sic]`. @param {Shortcode} shortcode */
const isShortcode = ({ name, attributes, isClosed }) =>
  isClosed ||
  /[_-]/.test(name) ||
  ['audio', 'playlist'].includes(name) ||
  [...attributes.keys()].some((key) => !/^\d+$/.test(key))

/** `<img> Caption` or `<a><img></a> Caption`. @param {string} content @param {string | undefined} written */
function toFigure(content, written) {
  const match = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([^]*)$/i.exec(content)
  const [, image, after] = match ?? [null, content, '']
  return `\n\n<figure>${image}<figcaption>${written ?? after}</figcaption></figure>\n\n`
}

/** @param {string} name @param {string} value */
function toAddress(name, value) {
  const text = value.replace(/^=/, '').trim()
  if (/^https?:/.test(text)) return text
  return name === 'vimeo' ? `https://vimeo.com/${text}` : `https://www.youtube.com/watch?v=${text}`
}

/** @param {string} text */
const quote = (text) => text.replaceAll('"', '&quot;')
