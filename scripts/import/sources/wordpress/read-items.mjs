// @ts-check
import { textContent, readHtml } from '../../html/read-html.mjs'
import { firstDate, toRow } from '../../website/post.mjs'
import { escapeHtml } from './content/embeds.mjs'
import { convertContent } from './content/convert-content.mjs'
import { toReference } from './content/to-gallery.mjs'
import { INTERNAL_TYPE, pathOf, readSite } from './read-site.mjs'
import { readWxr } from './read-wxr.mjs'

/**
 * @typedef {import('../read-rows.mjs').Row} Row
 * @typedef {import('./read-site.mjs').WordPressSite} WordPressSite
 * @typedef {import('./read-wxr.mjs').WxrElement} WxrElement
 * @typedef {import('../../website/website.mjs').WebsitePage} WebsitePage
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
  const site = await readSite(path)
  for await (const element of readWxr(path)) {
    const { line, texts } = element
    const type = texts['wp:post_type'] ?? ''
    if (element.name !== 'item' || USED_TYPES.has(type) || type === 'page') continue
    const reason = refuseItem(element)
    yield reason ? { line, reason, original: describeItem(element) } : toRow(toPost(element, site))
  }
}

/** The pages of an export. @param {string} path @returns {AsyncGenerator<WebsitePage | import('../read-rows.mjs').InvalidRow>} */
export async function* readWordPressPages(path) {
  const site = await readSite(path)
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
    const { 'wp:post_type': type = '', link } = texts
    const key = keyOf(texts)
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

/** The number of a post, or its address: files that were written by hand have no numbers. @param {WxrElement['texts']} texts */
const keyOf = (texts) =>
  [texts['wp:post_id'], texts['guid'], texts['link']].map((text) => text?.trim()).find(Boolean) ??
  ''

/** What articles and pages have. @param {WxrElement} element @param {WordPressSite} site */
function readItem({ line, texts, meta }, site) {
  const id = keyOf(texts)
  const content = convertContent(texts['content:encoded'] ?? '', { site, postId: id })
  const cover = site.attachments.get(new Map(meta).get('_thumbnail_id') ?? '')
  const isProtected = (texts['wp:post_password'] ?? '') !== ''
  return {
    ...{ line, id, isProtected, ...content },
    slug: decodeSlug(texts['wp:post_name'] ?? ''),
    excerpt: textContent(readHtml(texts['excerpt:encoded'] ?? '')).trim(),
    images: cover?.isImage ? [toReference(cover)] : [],
    /** @type {'published' | 'draft'} */
    status: isProtected ? 'draft' : (STATUS[texts['wp:status'] ?? ''] ?? 'draft'),
  }
}

/** @param {WxrElement} element @param {WordPressSite} site @returns {import('../../website/post.mjs').Post} */
function toPost(element, site) {
  const { texts, terms, meta, comments } = element
  const { segments, isProtected, ...item } = readItem(element, site)
  const html = segments.map((segment) =>
    typeof segment === 'string' ? segment : toFigures(segment),
  )
  const login = texts['dc:creator']?.trim() ?? ''
  const type = texts['wp:post_type']
  return {
    ...item,
    losses: findHiding(texts, isProtected),
    title: titleOf(element, html),
    date: firstDate([texts['wp:post_date_gmt'], texts['wp:post_date']]),
    author: site.authors.get(login) || login,
    content: html.join('\n'),
    terms: { ...(type !== 'post' && { [POST_TYPE]: type }), ...labelsByTaxonomy(terms) },
    customFields: Object.fromEntries(meta.filter(([key]) => key && !key.startsWith('_'))),
    unused: {
      ...(texts['wp:is_sticky']?.trim() === '1' && { sticky: 'stays first in lists' }),
      ...(comments > 0 && { comments }),
    },
  }
}

/** What keeps visitors of WordPress from a post that somebody has published. @param {WxrElement['texts']} texts @param {boolean} isProtected */
function findHiding(texts, isProtected) {
  const status = texts['wp:status'] ?? ''
  const field = 'publication'
  if (isProtected)
    return [{ field, value: 'a password', reason: 'keeps visitors out: it is a draft' }]
  if (status === 'private')
    return [{ field, value: status, reason: 'is not public: it is a draft' }]
  const date = texts['wp:post_date'] ?? ''
  return status === 'future'
    ? [{ field, value: date, reason: 'is the day on which it begins: it is a draft' }]
    : []
}

/** @param {WxrElement} element @param {WordPressSite} site @returns {WebsitePage} */
function toPage(element, site) {
  const { link } = element.texts
  const { id, slug, excerpt, images, segments, ...item } = readItem(element, site)
  const isHome = (link ?? '').replace(/\/+$/, '') === site.url
  const html = segments.filter((segment) => typeof segment === 'string')
  return {
    ...{ line: item.line, key: id, status: item.status, omissions: item.omissions },
    ...{ title: titleOf(element, html), description: excerpt },
    slug: isHome ? 'home' : slug,
    path: isHome ? '/' : pathOf(link),
    segments: [...(images.length > 0 ? [toFigures({ images })] : []), ...segments],
  }
}

/** The images of a gallery, one after the other. @param {Pick<import('../../website/website.mjs').ImageGallery, 'images'>} gallery */
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

/** @param {WxrElement['terms']} terms */
function labelsByTaxonomy(terms) {
  /** @type {Record<string, string[]>} */
  const labels = {}
  for (const { domain, label } of terms) if (label) (labels[domain] ??= []).push(label)
  return labels
}
