// @ts-check
import { dirname } from 'node:path'
import { textContent, readHtml } from '../../html/read-html.mjs'
import { escapeHtml } from './content/embeds.mjs'
import { convertContent } from './content/convert-content.mjs'
import { toReference } from './content/to-gallery.mjs'
import { INTERNAL_TYPE, pathOf, readSite } from './read-site.mjs'
import { readWxr } from './read-wxr.mjs'

/**
 * @typedef {import('../read-rows.mjs').Row} Row
 * @typedef {import('./read-site.mjs').WordPressSite} WordPressSite
 * @typedef {import('./read-wxr.mjs').WxrElement} WxrElement
 * @typedef {import('./content/convert-content.mjs').Segment} Segment
 */

/** Types of items that the importer uses otherwise: menus, files, reusable blocks. */
const USED_TYPES = new Set(['attachment', 'nav_menu_item', 'wp_block'])
/** Characters: of one text; `toArticle` has the same limit for HTML. */
const MAX_CONTENT = 500_000
/** @type {Readonly<Record<string, 'published' | 'draft'>>} */
const STATUS = {
  ...{ publish: 'published', draft: 'draft', pending: 'draft', private: 'draft', future: 'draft' },
}

/** The field of the type of a post that is no usual one, such as `portfolio`. */
export const POST_TYPE = 'post type'

/** The posts of a WordPress export as rows. @param {string} path @returns {AsyncGenerator<Row>} */
export async function* readWordPressRows(path) {
  const site = await readSite(path, dirname(path))
  for await (const element of readWxr(path)) {
    const { line, texts } = element
    const type = texts['wp:post_type'] ?? ''
    if (element.name !== 'item' || USED_TYPES.has(type) || type === 'page') continue
    const reason = refuseItem(element)
    yield reason ? { line, reason, original: describeItem(element) } : toRow(element, site)
  }
}

/**
 * @typedef {object} WordPressPage
 * @property {number} line
 * @property {string} key
 * @property {string} title
 * @property {string} slug
 * @property {string | null} path at which the old site showed it; '/' for its home page
 * @property {'published' | 'draft'} status
 * @property {string} description
 * @property {readonly Segment[]} segments
 * @property {readonly string[]} omissions
 *
 * The pages of an export. @param {string} path @returns {AsyncGenerator<WordPressPage | import('../read-rows.mjs').InvalidRow>}
 */
export async function* readWordPressPages(path) {
  const site = await readSite(path, dirname(path))
  for await (const element of readWxr(path)) {
    if (element.name !== 'item' || element.texts['wp:post_type'] !== 'page') continue
    const reason = refuseItem(element)
    yield reason
      ? { line: element.line, reason, original: describeItem(element) }
      : toPage(element, site)
  }
}

/** Where the old site showed its posts. @param {string} path @returns {AsyncGenerator<{ line: number, key: string, from: string }>} */
export async function* readWordPressAddresses(path) {
  for await (const { name, line, texts } of readWxr(path)) {
    const { 'wp:post_type': type = '', 'wp:post_id': key = '', link } = texts
    if (name !== 'item' || USED_TYPES.has(type) || type === 'page') continue
    const from = pathOf(link)
    if (from !== null && texts['wp:status'] === 'publish') yield { line, key, from }
  }
}

/** @param {WxrElement} element @returns {string | null} */
function refuseItem({ texts }) {
  const type = texts['wp:post_type'] ?? ''
  const status = texts['wp:status'] ?? ''
  if (INTERNAL_TYPE.test(type)) return `It is of the type "${type}", which is a setting.`
  if (!STATUS[status]) return `It has the status "${status}".`
  if ((texts['content:encoded'] ?? '').length > MAX_CONTENT)
    return `Its text is longer than ${MAX_CONTENT} characters.`
  return null
}

/** @param {WxrElement} element */
const describeItem = ({ texts }) =>
  `${texts['wp:post_type'] ?? 'item'} ${texts['wp:post_id'] ?? ''} "${texts['title']?.trim() ?? ''}"`

/** @param {WxrElement} element @param {WordPressSite} site @returns {import('../read-rows.mjs').ValidRow} */
function toRow(element, site) {
  const { line, texts, terms, meta, comments } = element
  const id = texts['wp:post_id'] ?? ''
  const { segments, omissions } = convertContent(texts['content:encoded'] ?? '', {
    site,
    postId: id,
  })
  const html = segments.map((segment) =>
    typeof segment === 'string' ? segment : toFigures(segment),
  )
  const cover = site.attachments.get(new Map(meta).get('_thumbnail_id') ?? '')
  const login = texts['dc:creator']?.trim() ?? ''
  const isProtected = (texts['wp:post_password'] ?? '') !== ''
  return {
    line,
    fields: {
      id,
      ...(texts['wp:post_type'] !== 'post' && { [POST_TYPE]: texts['wp:post_type'] }),
      ...{ title: titleOf(element, html), slug: decodeSlug(texts['wp:post_name'] ?? '') },
      date: dateOf(texts),
      author: site.authors.get(login) || login,
      excerpt: textContent(readHtml(texts['excerpt:encoded'] ?? '')).trim(),
      content: html.join('\n'),
      ...labelsByTaxonomy(terms),
      ...(texts['wp:is_sticky']?.trim() === '1' && { sticky: 'stays first in lists' }),
      ...(isProtected && { password: 'is protected by a password, so it is a draft' }),
      ...(comments > 0 && { comments }),
      'custom field': Object.fromEntries(meta.filter(([key]) => key && !key.startsWith('_'))),
    },
    extras: {
      status: isProtected ? 'draft' : (STATUS[texts['wp:status'] ?? ''] ?? 'draft'),
      omissions,
      ...(cover?.isImage && { images: [toReference(cover)] }),
    },
  }
}

/** @param {WxrElement} element @param {WordPressSite} site @returns {WordPressPage} */
function toPage(element, site) {
  const { line, texts, meta } = element
  const key = texts['wp:post_id'] ?? ''
  const { segments, omissions } = convertContent(texts['content:encoded'] ?? '', {
    ...{ site, postId: key },
  })
  const cover = site.attachments.get(new Map(meta).get('_thumbnail_id') ?? '')
  const isHome = (texts['link'] ?? '').replace(/\/+$/, '') === site.url
  const isProtected = (texts['wp:post_password'] ?? '') !== ''
  return {
    ...{ line, key, omissions },
    title: titleOf(
      element,
      segments.filter((segment) => typeof segment === 'string'),
    ),
    slug: isHome ? 'home' : decodeSlug(texts['wp:post_name'] ?? ''),
    path: isHome ? '/' : pathOf(texts['link']),
    status: isProtected ? 'draft' : (STATUS[texts['wp:status'] ?? ''] ?? 'draft'),
    description: textContent(readHtml(texts['excerpt:encoded'] ?? '')).trim(),
    segments: [
      ...(cover?.isImage ? [toFigures({ images: [toReference(cover)] })] : []),
      ...segments,
    ],
  }
}

/** The images of a gallery, one after the other. @param {Pick<import('./content/to-gallery.mjs').Gallery, 'images'>} gallery */
const toFigures = ({ images }) =>
  images
    .map(
      ({ src, alt, caption }) =>
        `<figure><img src="${escapeHtml(src)}"${alt === null ? '' : ` alt="${escapeHtml(alt)}"`}>${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}</figure>`,
    )
    .join('\n')

/** The title, or for an item without one the begin of its text. @param {WxrElement} element @param {readonly string[]} html */
function titleOf({ texts }, html) {
  const title = textContent(readHtml(texts['title'] ?? '')).trim()
  if (title) return title
  const words = textContent(readHtml(html.join(' ')))
    .trim()
    .split(/\s+/)
    .slice(0, 8)
    .join(' ')
  return words || `Untitled (${texts['wp:post_id'] ?? ''})`
}

/** WordPress stores addresses of other scripts percent-encoded. @param {string} slug */
function decodeSlug(slug) {
  try {
    return decodeURIComponent(slug.trim())
  } catch {
    return slug // It is not encoded.
  }
}

/** @param {WxrElement['texts']} texts */
function dateOf(texts) {
  const dates = [texts['wp:post_date_gmt'], texts['wp:post_date']]
  return dates.map((date) => date?.trim() ?? '').find((date) => /^[1-9]/.test(date)) ?? ''
}

/** @param {WxrElement['terms']} terms */
function labelsByTaxonomy(terms) {
  /** @type {Record<string, string[]>} */
  const labels = {}
  for (const { domain, label } of terms) if (label) (labels[domain] ??= []).push(label)
  return labels
}
