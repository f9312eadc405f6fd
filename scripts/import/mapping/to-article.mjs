// @ts-check
import { createHash } from 'node:crypto'
import { listOmissions } from '../html/list-omissions.mjs'
import { toRichText } from '../html/to-rich-text.mjs'
import { cleanText, fillRawText, fillText } from './template.mjs'
import { toSlug, toSlugWithEnd } from './to-slug.mjs'
import { toTerms } from './to-terms.mjs'

/**
 * @typedef {import('../sources/read-rows.mjs').Fields} Fields
 * @typedef {import('./mapping-schema.mjs').Mapping} Mapping
 * @typedef {import('./to-terms.mjs').Term} Term
 *
 * Paragraphs, or rich text with references to files.
 * @typedef {string[] | (import('@tessera/content').RichTextBlock | import('../html/find-media.mjs').FileReference)[]} Body
 *
 * @typedef {object} ImportedArticle
 * @property {string} title
 * @property {string} [slug]
 * @property {string} [excerpt]
 * @property {string} [date] ISO 8601 with time
 * @property {string} [author]
 * @property {Body} [body]
 * @property {{ label: string, value: string }[]} [facts]
 * @property {{ width: number, height: number }} [proportions]
 * @property {Term[]} [terms]
 *
 * omissions: parts of its HTML that are not imported
 * @typedef {{ ok: true, key: string, article: ImportedArticle, omissions: readonly string[] } | { ok: false, reason: string }} ArticleResult
 */

/** Characters. The editor takes minutes to open a longer text. */
const MAX_HTML = 500_000
const MAX_KEY = 200

/** The filter group of the term that every imported article gets. */
export const COLLECTION_GROUP = { slug: 'collection', label: 'Collection' }

/**
 * Converts a row to an article, or explains why that is not possible.
 * @param {Fields} fields
 * @param {Mapping} mapping
 * @returns {ArticleResult}
 */
export function toArticle(fields, mapping) {
  const emptyValues = new Set(mapping.empty.map(cleanText))
  const fill = (/** @type {import('./template.mjs').Text | undefined} */ text) =>
    (text && fillText(text, fields, emptyValues)) ?? undefined
  const title = fill(mapping.title)
  if (!title) return { ok: false, reason: 'It has no title.' }
  const key = mapping.key ? fill(mapping.key) : hashFields(fields)
  if (!key) return { ok: false, reason: 'It has no key, so a second import would add it again.' }
  if (key.length > MAX_KEY)
    return { ok: false, reason: `Its key is longer than ${MAX_KEY} characters.` }
  const html = mapping.html && fillRawText(mapping.html, fields)
  if (html && html.length > MAX_HTML)
    return { ok: false, reason: `Its HTML is longer than ${MAX_HTML} characters.` }
  const paragraphs = mapping.body.flatMap((text) => fill(text) ?? [])
  const facts = mapping.facts.flatMap(({ label, value }) => {
    const filled = fill(value)
    return filled ? [{ label, value: filled }] : []
  })
  const terms = mapping.terms.flatMap((rule) => toTerms(rule, fields, emptyValues))
  return {
    ok: true,
    key,
    omissions: html ? listOmissions(html) : [],
    article: omitAbsent({
      title,
      slug: toArticleSlug(fill(mapping.slug), mapping.slug && key),
      excerpt: fill(mapping.excerpt),
      date: toIsoDate(fill(mapping.date)),
      author: fill(mapping.author),
      body: html ? toRichBody(paragraphs, html, title) : paragraphs,
      facts,
      proportions: toProportions(mapping.proportions, fill),
      terms: [...terms, { group: COLLECTION_GROUP, ...mapping.collection }],
    }),
  }
}

/** @param {string[]} paragraphs @param {string} html @param {string} title @returns {Body} */
function toRichBody(paragraphs, html, title) {
  const blocks = paragraphs.map((text) => ({
    type: /** @type {const} */ ('paragraph'),
    children: [{ type: /** @type {const} */ ('text'), text }],
  }))
  return [...blocks, ...toRichText(html, title)]
}

/**
 * Converts a year or an ISO date to ISO 8601 with time; undefined for another text.
 * @param {string | undefined} text
 */
export function toIsoDate(text) {
  if (!text) return undefined
  const date = /^\d{1,4}$/.test(text) ? `${text.padStart(4, '0')}-01-01` : text
  // Only ISO dates: 03/04/2020 is another day in another country.
  if (!/^\d{4}-\d\d(-\d\d([T ].*)?)?$/.test(date)) return undefined
  const hasTimeOnly = /[T ]/.test(date) && !/(Z|[+-]\d\d:?\d\d)$/.test(date)
  const moment = new Date(hasTimeOnly ? `${date}Z` : date)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/** @param {string | undefined} slug @param {string | undefined} key */
function toArticleSlug(slug, key) {
  if (!slug || !key) return undefined
  const made = slug.endsWith(key) ? toSlugWithEnd(slug.slice(0, -key.length), key) : toSlug(slug)
  return made || undefined
}

/**
 * @param {Mapping['proportions']} rule
 * @param {(text: string) => string | undefined} fill
 */
function toProportions(rule, fill) {
  const width = Number(fill(rule?.width ?? '') || NaN)
  const height = Number(fill(rule?.height ?? '') || NaN)
  return width > 0 && height > 0 && width + height < Infinity ? { width, height } : undefined
}

/** @param {Fields} fields */
function hashFields(fields) {
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 27)
}

/**
 * Omits absent fields and empty lists.
 * @template {object} T
 * @param {T} article
 * @returns {T}
 */
function omitAbsent(article) {
  const entries = Object.entries(article).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return /** @type {T} */ (Object.fromEntries(entries))
}
