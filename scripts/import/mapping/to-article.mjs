// @ts-check
import { createHash } from 'node:crypto'
import { listOmissions } from '../html/list-omissions.mjs'
import { toRichText } from '../html/to-rich-text.mjs'
import { fieldsOfMapping } from './check-fields.mjs'
import { findUnusedValues } from './row-losses.mjs'
import { cleanText, fieldsInText, fillRawText, fillText, valuesOf } from './values/template.mjs'
import { toSlug, toSlugWithEnd } from './values/to-slug.mjs'
import { toTerms } from './values/to-terms.mjs'
import { parseWrittenDate } from './values/written-date.mjs'

/**
 * @typedef {import('../sources/read-rows.mjs').Fields} Fields
 * @typedef {import('./mapping-schema.mjs').Mapping} Mapping
 * @typedef {import('./values/to-terms.mjs').Term} Term
 *
 * Paragraphs, or rich text with references to files.
 * @typedef {string[] | (import('@tessera/content').RichTextBlock | import('../html/find-media.mjs').FileReference)[]} Body
 *
 * @typedef {object} ImportedArticle
 * @property {string} title
 * @property {string} [slug]
 * @property {string} [excerpt]
 * @property {string} [date] ISO 8601 with time
 * @property {string} [dateEnd] last day of a range
 * @property {string} [dateText] a date that is not exactly a day, as written
 * @property {string} [author]
 * @property {readonly ImageReference[]} [images] before the upload: the first becomes the cover, the others further images, or images after the text of a website
 * @property {number | string} [cover] id of an image
 * @property {readonly number[]} [furtherImages] ids
 * @property {Body} [body]
 * @property {{ label: string, value: string }[]} [facts]
 * @property {{ width: number, height: number }} [proportions]
 * @property {Term[]} [terms]
 * @property {'published' | 'draft'} [status] default: published
 *
 * losses: values that are not in the article; omissions: parts of its HTML that are not in it
 * @typedef {{ ok: true, key: string, article: ImportedArticle, losses: readonly Loss[], omissions: readonly string[] } | { ok: false, reason: string }} ArticleResult
 * @typedef {import('./row-losses.mjs').Loss} Loss
 * @typedef {import('./values/template.mjs').Text} Text
 * @typedef {import('../html/find-media.mjs').ImageReference} ImageReference
 * @typedef {(text: Text | undefined) => string | undefined} Fill
 * @typedef {(text: Text | undefined, value: string, reason: string) => undefined} Lose
 */

/** Characters. The editor takes minutes to open a longer text. */
const MAX_HTML = 500_000
const MAX_KEY = 200
/** Characters: limits of the CMS. */
const [MAX_EXCERPT, MAX_AUTHOR, MAX_FACT, MAX_DATE_TEXT] = [2000, 200, 1000, 200]

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
  /** @type {Loss[]} */
  const losses = []
  /** @type {Set<string>} */
  const used = new Set()
  /** @type {Fill} */
  const fill = (text) => (text && fillText(text, fields, emptyValues, used)) ?? undefined
  /** Reports a value that does not fit. @type {Lose} */
  const lose = (text, value, reason) =>
    void losses.push({ field: fieldsInText(text ?? '').join(', ') || '(none)', value, reason })

  const title = fill(mapping.title)
  if (!title) return { ok: false, reason: 'It has no title.' }
  const key = mapping.key ? fill(mapping.key) : hashFields(fields)
  if (!key) return { ok: false, reason: 'It has no key, so a second import would add it again.' }
  if (key.length > MAX_KEY)
    return { ok: false, reason: `Its key is longer than ${MAX_KEY} characters.` }
  const html = mapping.html && fillRawText(mapping.html, fields, used)
  if (html && html.length > MAX_HTML)
    return { ok: false, reason: `Its HTML is longer than ${MAX_HTML} characters.` }
  const fillShort = (/** @type {Text | undefined} */ text, /** @type {number} */ max) => {
    const filled = fill(text)
    if (!filled || filled.length <= max) return filled
    return lose(text, filled, `is longer than ${max} characters`)
  }
  const paragraphs = mapping.body.flatMap((text) => fill(text) ?? [])
  const facts = mapping.facts.flatMap(({ label, value }) => {
    const filled = fillShort(value, MAX_FACT)
    return filled ? [{ label, value: filled }] : []
  })
  const terms = mapping.terms.flatMap((rule) => {
    used.add(rule.from ?? '')
    return toTerms(rule, fields, emptyValues, ({ value, reason }) =>
      lose(`{${rule.from}}`, value, reason),
    )
  })
  const article = omitAbsent({
    title,
    slug: toArticleSlug(fill(mapping.slug), mapping.slug && key),
    excerpt: fillShort(mapping.excerpt, MAX_EXCERPT),
    ...toDates(mapping.date, fill, lose),
    author: fillShort(mapping.author, MAX_AUTHOR),
    images: toImages(mapping.images, { fields, emptyValues, title, used }),
    body: html ? toRichBody(paragraphs, html, title) : paragraphs,
    facts,
    proportions: toProportions(mapping.proportions, fill, lose),
    terms: [...terms, { group: COLLECTION_GROUP, ...mapping.collection }],
  })
  losses.push(...findUnusedValues(fields, { used, mapped: fieldsOf(mapping), emptyValues }))
  return { ok: true, key, losses, omissions: html ? listOmissions(html) : [], article }
}

/** @type {WeakMap<Mapping, ReadonlySet<string>>} */
const fieldsByMapping = new WeakMap()

/** @param {Mapping} mapping */
function fieldsOf(mapping) {
  const fields = fieldsByMapping.get(mapping) ?? fieldsOfMapping(mapping)
  fieldsByMapping.set(mapping, fields)
  return fields
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
 * The image files that a row names, described by the title of its article.
 * @param {Mapping['images']} rule
 * @param {{ fields: Fields, emptyValues: ReadonlySet<string>, title: string, used: Set<string> }} options
 * @returns {readonly ImageReference[]}
 */
function toImages(rule, { fields, emptyValues, title, used }) {
  if (!rule) return []
  used.add(rule.from)
  return valuesOf(fields, rule.from, emptyValues)
    .flatMap((value) => (rule.split ? value.split(rule.split) : [value]))
    .flatMap((name) => name.trim() || [])
    .map((name) => ({ type: 'image-reference', src: toSource(name), alt: title, caption: null }))
}

/** A path, also of Windows, as the URL that it is looked up by; a URL stays. @param {string} name */
const toSource = (name) =>
  /^https?:\/\//i.test(name) ? name : name.split(/[\\/]/).map(encodeURIComponent).join('/')

/** @param {Text | undefined} template @param {Fill} fill @param {Lose} lose */
function toDates(template, fill, lose) {
  const written = fill(template)
  if (!written) return {}
  const date = parseWrittenDate(written)
  if (!date || written.length > MAX_DATE_TEXT) {
    lose(template, written, 'cannot be read as a date without doubt')
    return {}
  }
  return {
    date: date.start,
    ...(date.end && { dateEnd: date.end }),
    ...(date.text && { dateText: date.text }),
  }
}

/** @param {string | undefined} slug @param {string | undefined} key */
function toArticleSlug(slug, key) {
  if (!slug || !key) return undefined
  const made = slug.endsWith(key) ? toSlugWithEnd(slug.slice(0, -key.length), key) : toSlug(slug)
  return made || undefined
}

/** @param {Mapping['proportions']} rule @param {Fill} fill @param {Lose} lose */
function toProportions(rule, fill, lose) {
  if (!rule) return undefined
  const [width, height] = [rule.width, rule.height].map((text) => {
    const written = fill(text)
    const number = Number(written ?? NaN)
    if (number > 0 && number < Infinity) return number
    if (written) lose(text, written, 'is not a number above 0')
    return undefined
  })
  return width && height ? { width, height } : undefined
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
