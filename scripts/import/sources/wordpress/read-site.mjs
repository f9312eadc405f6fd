// @ts-check
import { dirname } from 'node:path'
import { isImage } from '../../upload/image-types.mjs'
import { readOnce } from '../read-once.mjs'
import { createImageFinder } from './find-upload.mjs'
import { readWxr } from './read-wxr.mjs'

/**
 * @typedef {import('./read-wxr.mjs').WxrElement} WxrElement
 *
 * @typedef {object} Attachment
 * @property {number} line
 * @property {string} src path beside the export, or URL of a missing file
 * @property {string} url
 * @property {string} title
 * @property {string} alt
 * @property {string} caption
 * @property {string} parent id of the post that it was uploaded to
 * @property {boolean} isImage
 *
 * @typedef {object} WordPressSite
 * @property {string} title
 * @property {string} url of the home page, without a slash at its end
 * @property {ReadonlyMap<string, string>} authors names by login
 * @property {ReadonlyMap<string, Attachment>} attachments by id
 * @property {ReadonlyMap<string, string>} reusableBlocks contents by id
 * @property {ReadonlyMap<string, { title: string, type: string, path: string | null }>} documents posts and pages by id
 * @property {ReadonlyMap<string, string>} taxonomies labels by name
 * @property {ReadonlyMap<string, { taxonomy: string, label: string }>} terms by id
 * @property {readonly WxrElement[]} menuItems
 * @property {(url: string) => string} findUpload
 */

/** Types of items that are settings of WordPress and its plug-ins. */
export const INTERNAL_TYPE =
  /^(revision|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|acf-[\w-]+|wpcf7_\w+|feedback|jp_\w+|amp_\w+|elementor_\w+|shop_(order|coupon)\w*|scheduled-action)$/

/** What the items of an export refer to. */
export const readSite = readOnce(scanSite)

/** @param {string} path @returns {Promise<WordPressSite>} */
async function scanSite(path) {
  const findUpload = createImageFinder(dirname(path))
  /** @type {Record<string, string>} */
  const channel = {}
  const authors = new Map()
  const attachments = new Map()
  const reusableBlocks = new Map()
  const documents = new Map()
  const taxonomies = new Map()
  const terms = new Map()
  /** @type {WxrElement[]} */
  const menuItems = []
  for await (const element of readWxr(path)) {
    const { name, text, texts } = element
    if (name === 'wp:author')
      authors.set(texts['wp:author_login'], texts['wp:author_display_name'] ?? '')
    else if (name !== 'item') {
      channel[name] = text
      const term = toTerm(element)
      if (term) terms.set(texts['wp:term_id'], term)
    } else {
      const id = texts['wp:post_id'] ?? ''
      const type = texts['wp:post_type'] ?? ''
      if (type === 'attachment') attachments.set(id, toAttachment(element, findUpload))
      else if (type === 'nav_menu_item') menuItems.push({ ...element, texts: menuTexts(texts) })
      else if (type === 'wp_block') reusableBlocks.set(id, texts['content:encoded'] ?? '')
      else if (!INTERNAL_TYPE.test(type))
        documents.set(id, { title: texts['title'] ?? '', type, path: pathOf(texts['link']) })
      for (const { domain } of element.terms)
        if (domain !== 'nav_menu') taxonomies.set(domain, labelOfTaxonomy(domain))
    }
  }
  const url = (channel['wp:base_blog_url'] || channel['link'] || '').replace(/\/+$/, '')
  const title = channel['title'] || hostOf(url) || 'WordPress'
  return {
    ...{ title, url, authors, attachments, reusableBlocks, documents, taxonomies, terms },
    menuItems,
    findUpload,
  }
}

/** @param {WxrElement} element */
function toTerm({ name, texts }) {
  const [taxonomy, label] =
    name === 'wp:category'
      ? ['category', texts['wp:cat_name']]
      : name === 'wp:tag'
        ? ['post_tag', texts['wp:tag_name']]
        : [texts['wp:term_taxonomy'], texts['wp:term_name']]
  return taxonomy && label ? { taxonomy: taxonomy.trim(), label: label.trim() } : null
}

/** @param {WxrElement['texts']} texts */
const menuTexts = ({ title = '', 'wp:post_id': id = '', 'wp:menu_order': order = '' }) => ({
  ...{ title, 'wp:post_id': id, 'wp:menu_order': order },
})

/** @param {WxrElement} element @param {(url: string) => string} findUpload @returns {Attachment} */
function toAttachment({ line, texts, meta }, findUpload) {
  const fields = new Map(meta)
  const url = texts['wp:attachment_url'] || texts['guid'] || ''
  const file = fields.get('_wp_attached_file')
  return {
    ...{ line, url, title: texts['title']?.trim() ?? '', parent: texts['wp:post_parent'] ?? '' },
    src: findUpload(file && /^[\w./ -]+$/.test(file) ? `/wp-content/uploads/${file}` : url),
    alt: fields.get('_wp_attachment_image_alt')?.trim() ?? '',
    caption: texts['excerpt:encoded']?.replace(/<[^<>]*>/g, '').trim() ?? '',
    isImage: isImage(pathOf(url) ?? ''),
  }
}

/** The path of an address; null for the home page and for an address that only its query tells apart. @param {string | undefined} url */
export function pathOf(url) {
  if (!url || !URL.canParse(url)) return null
  const { pathname, search } = new URL(url)
  return pathname === '/' || /[?&](p|page_id)=/.test(search) ? null : pathname
}

/** @param {string} url */
const hostOf = (url) => (URL.canParse(url) ? new URL(url).host : '')

/** @param {string} name */
function labelOfTaxonomy(name) {
  if (name === 'post_tag') return 'Tag'
  if (name === 'post_format') return 'Format'
  const words = name.replace(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
