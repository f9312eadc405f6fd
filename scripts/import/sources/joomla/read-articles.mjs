// @ts-check
import { toSlug } from '../../mapping/values/to-slug.mjs'
import { firstDate, toRow } from '../../website/post.mjs'
import { parseJson, readSite } from './read-site.mjs'
import { readSql } from './read-sql.mjs'
import { branchOf } from './to-addresses.mjs'

/**
 * @typedef {import('../read-rows.mjs').Row} Row
 * @typedef {import('./read-site.mjs').JoomlaSite} JoomlaSite
 * @typedef {import('./read-sql.mjs').SqlRow} SqlRow
 * @typedef {import('../../html/find-media.mjs').ImageReference} ImageReference
 */

/** Of articles: unpublished, published, archived. @type {Readonly<Record<string, 'published' | 'draft'>>} */
const STATES = { 0: 'draft', 1: 'published', 2: 'published' }
/** The access level that every Joomla site has for all visitors. */
const PUBLIC = '1'
const LINK = /(<a\b[^<>]*?\bhref\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi

/** The articles of a Joomla dump as rows. @param {string} path @returns {AsyncGenerator<Row>} */
export async function* readJoomlaRows(path) {
  const site = await readSite(path)
  for await (const row of readSql(path, (table) => table === `${site.prefix}content`)) {
    const { line, values } = row
    const state = STATES[values['state'] ?? '']
    yield state
      ? toRow(toPost(row, state, site))
      : {
          ...{ line, reason: `It has the state ${values['state']}, such as trash.` },
          original: `article ${values['id']} "${values['title']}"`,
        }
  }
}

/** @param {SqlRow} row @param {'published' | 'draft'} status @param {JoomlaSite} site @returns {import('../../website/post.mjs').Post} */
function toPost({ line, values }, status, site) {
  const { id = '', title = '', alias = '', introtext = '', fulltext = '' } = values
  const { language, hits = '0', featured, metakey, note } = values
  const hidden = status === 'published' ? findHiding(values, site) : null
  const custom = (site.fieldValues.get(id) ?? []).flatMap(({ field, value }) => {
    const name = site.fields.get(field)?.name
    return name ? [[name, value]] : []
  })
  const urls = parseJson(values['urls'])
  return {
    ...{ line, id, title, slug: alias, status: hidden ? 'draft' : status, omissions: [] },
    losses: hidden ? [{ field: 'publication', ...hidden }] : [],
    date: firstDate([values['publish_up'], values['created']]),
    author: values['created_by_alias'] || site.users.get(values['created_by'] ?? '') || '',
    excerpt: values['metadesc'] ?? '',
    content: replaceLinks(introtext + fulltext, site),
    images: toImages(parseJson(values['images']), title),
    terms: {
      category: site.categories.get(values['catid'] ?? '')?.['title'],
      tags: (site.tagsOfArticles.get(id) ?? []).flatMap((tag) => site.tags.get(tag) ?? []),
    },
    customFields: groupValues(custom),
    unused: {
      ...(language && language !== '*' && { language }),
      ...(hits !== '0' && { hits }),
      ...(featured === '1' && { featured: 'is featured' }),
      ...(metakey && { 'meta keywords': metakey }),
      ...(note && { note }),
      'display options': [...ownSettings(values['attribs']), ...ownSettings(values['metadata'])],
      urls: ['urla', 'urlb', 'urlc'].flatMap((name) => String(urls[name] || '') || []),
    },
  }
}

/** What keeps visitors from a published article in Joomla; null if nothing does. @param {import('./read-sql.mjs').SqlValues} values @param {JoomlaSite} site */
function findHiding({ access = PUBLIC, catid = '', publish_up, publish_down }, site) {
  const [from, until] = [publish_up, publish_down].map((date) => firstDate([date]))
  const now = new Date().toISOString().replace('T', ' ')
  const branch = branchOf(catid, site)
  if (from && from > now)
    return { value: from, reason: 'is the day on which it begins: it is a draft' }
  if (until && until < now)
    return { value: until, reason: 'is the day on which it ended: it is a draft' }
  const closed = branch.find(({ published = '1' }) => published !== '1' && published !== '2')
  if (closed)
    return { value: closed['title'] ?? '', reason: 'is an unpublished category: it is a draft' }
  const levels = [access, ...branch.map((category) => category['access'] ?? PUBLIC)]
  const level = levels.find((one) => one !== PUBLIC)
  return level === undefined
    ? null
    : { value: `access level ${level}`, reason: 'is not public: it is a draft' }
}

/** Settings of one article, such as `show_title: 0`. @param {string | undefined} json */
const ownSettings = (json) =>
  Object.entries(parseJson(json)).flatMap(([name, value]) =>
    typeof value === 'object' || value === '' ? [] : `${name}: ${value}`,
  )

/** Several values of one field are a list. @param {readonly (readonly string[])[]} values */
function groupValues(values) {
  /** @type {Record<string, string[]>} */
  const grouped = {}
  for (const [name = '', value = ''] of values) (grouped[name] ??= []).push(value)
  return grouped
}

/** Intro and full image. @param {Readonly<Record<string, unknown>>} images @param {string} title @returns {ImageReference[]} */
function toImages(images, title) {
  const found = ['intro', 'fulltext'].flatMap((name) => {
    const text = (/** @type {string} */ key) => String(images[`image_${key}`] ?? '').trim()
    // Joomla 4 appends where its media manager has the file.
    const src = text(name).replace(/#joomlaImage:.*$/s, '')
    const caption = text(`${name}_caption`)
    return src
      ? [{ src, caption: caption || null, alt: text(`${name}_alt`) || caption || title }]
      : []
  })
  return found
    .filter(({ src }, index) => index === 0 || src !== found[0]?.src)
    .map((image) => ({ type: 'image-reference', ...image }))
}

/** Links to articles by their ids become their addresses. @param {string} html @param {JoomlaSite} site */
const replaceLinks = (html, { articles }) =>
  html.replace(LINK, (link, start, double, single) => {
    const href = (double ?? single ?? '').replaceAll('&amp;', '&')
    const id = /(?:^|\/)index\.php\?(?=.*\bview=article\b).*?\bid=(\d+)/.exec(href)?.[1]
    const article = articles.get(id ?? '')
    return article ? `${start}"/articles/${toSlug(article.alias)}"` : link
  })
