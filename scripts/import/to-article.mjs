// @ts-check
import { createHash } from 'node:crypto'
import { leftOut } from './html/left-out.mjs'
import { toRichText } from './html/to-rich-text.mjs'
import { cleanText, fillRaw, fillText } from './template.mjs'
import { toSlug, toSlugEndingIn } from './to-slug.mjs'
import { toTerms } from './to-terms.mjs'

/**
 * @typedef {import('./read-rows.mjs').Fields} Fields
 * @typedef {import('./mapping.mjs').Mapping} Mapping
 * @typedef {import('./to-terms.mjs').Term} Term
 *
 * @typedef {string[] | (import('@tessera/content').RichTextBlock | import('./html/to-rich-text.mjs').Found)[]} Body
 *
 * @typedef {object} ImportedArticle
 * @property {string} title
 * @property {string} [slug]
 * @property {string} [excerpt]
 * @property {string} [date] ISO 8601 with time
 * @property {string} [author]
 * @property {Body} [body] paragraphs, or rich text whose images and videos are still to be brought
 * @property {{ label: string, value: string }[]} [facts]
 * @property {{ width: number, height: number }} [proportions]
 * @property {Term[]} [terms]
 *
 * @typedef {{ ok: true, key: string, article: ImportedArticle, leftOut: readonly string[] } | { ok: false, reason: string }} Converted
 *   leftOut: what of its HTML does not come along, in words
 */

/** Longer texts take the editor's browser minutes to open, characters. */
const LONGEST_HTML = 500_000

/** The group of the term that every imported article has. */
export const COLLECTION = { slug: 'collection', label: 'Collection' }

/**
 * One row as an article, or why it cannot be one.
 * @param {Fields} fields
 * @param {Mapping} mapping
 * @returns {Converted}
 */
export function toArticle(fields, mapping) {
  const empty = new Set(mapping.empty.map(cleanText))
  const fill = (/** @type {import('./template.mjs').Text | undefined} */ text) =>
    (text && fillText(text, fields, empty)) ?? undefined
  const title = fill(mapping.title)
  if (!title) return { ok: false, reason: 'It has no title.' }
  const key = mapping.key ? fill(mapping.key) : contentKey(fields)
  if (!key) return { ok: false, reason: 'It has no key, so a second import would add it again.' }
  if (key.length > 200) return { ok: false, reason: 'Its key is longer than 200 characters.' }
  const html = mapping.html && fillRaw(mapping.html, fields)
  if (html && html.length > LONGEST_HTML)
    return { ok: false, reason: `Its HTML is longer than ${LONGEST_HTML} characters.` }
  const facts = mapping.facts.flatMap(({ label, value }) => {
    const filled = fill(value)
    return filled ? [{ label, value: filled }] : []
  })
  const collection = { group: COLLECTION, ...mapping.collection }
  const terms = mapping.terms.flatMap((rule) => toTerms(rule, fields, empty))
  return {
    ok: true,
    key,
    leftOut: html ? leftOut(html) : [],
    article: withoutGaps({
      title,
      slug: slugOf(fill(mapping.slug), mapping.slug && key),
      excerpt: fill(mapping.excerpt),
      date: isoDate(fill(mapping.date)),
      author: fill(mapping.author),
      body: bodyOf(
        mapping.body.flatMap((text) => fill(text) ?? []),
        html,
        title,
      ),
      facts,
      proportions: proportionsOf(mapping.proportions, fill),
      terms: [...terms, collection],
    }),
  }
}

/** @param {string[]} paragraphs @param {string | null | undefined} html @param {string} title @returns {Body} */
function bodyOf(paragraphs, html, title) {
  if (!html) return paragraphs
  const first = paragraphs.map((text) => ({
    type: /** @type {const} */ ('paragraph'),
    children: [{ type: /** @type {const} */ ('text'), text }],
  }))
  return [...first, ...toRichText(html, title)]
}

/**
 * A year or a date as a moment; nothing for what is neither.
 * @param {string | undefined} text
 */
export function isoDate(text) {
  if (!text) return undefined
  const full = /^\d{1,4}$/.test(text) ? `${text.padStart(4, '0')}-01-01` : text
  // Only ISO dates: 03/04/2020 means two days in two countries.
  if (!/^\d{4}-\d\d(-\d\d([T ].*)?)?$/.test(full)) return undefined
  const zoned = /[T ]/.test(full) && !/(Z|[+-]\d\d:?\d\d)$/.test(full) ? `${full}Z` : full
  const date = new Date(zoned)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** @param {string | undefined} slug @param {string | undefined} key */
function slugOf(slug, key) {
  if (!slug || !key) return undefined
  const made = slug.endsWith(key) ? toSlugEndingIn(slug.slice(0, -key.length), key) : toSlug(slug)
  return made || undefined
}

/**
 * @param {Mapping['proportions']} rule
 * @param {(text: string) => string | undefined} fill
 */
function proportionsOf(rule, fill) {
  const width = Number(fill(rule?.width ?? '') || NaN)
  const height = Number(fill(rule?.height ?? '') || NaN)
  return width > 0 && height > 0 && width + height < Infinity ? { width, height } : undefined
}

/** @param {Fields} fields */
function contentKey(fields) {
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 27)
}

/**
 * Leaves out what has no value, as the protocol does.
 * @template {object} T
 * @param {T} article
 * @returns {T}
 */
function withoutGaps(article) {
  const entries = Object.entries(article).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return /** @type {T} */ (Object.fromEntries(entries))
}
