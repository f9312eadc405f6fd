// @ts-check
import { basename } from 'node:path'
import { CommandError } from '../../../cli/command-error.mjs'
import { IMAGE_EXTENSIONS } from '../../upload/image-types.mjs'
import { COLLECTION_GROUP } from '../to-article.mjs'
import { defaultGallery } from '../default-gallery.mjs'
import { toSlug } from '../values/to-slug.mjs'
import { FIELD_NAMES, normalizeName, TERM_FIELD_NAMES } from './well-known-fields.mjs'

/**
 * @typedef {import('../../sources/read-rows.mjs').Fields} Fields
 * @typedef {import('../mapping-schema.mjs').Mapping} Mapping
 */

/** A field with more different values makes no useful filter. */
const MAX_TERMS = 60
const MAX_SLUG = 41

/**
 * A mapping from well-known field names.
 * @param {string} file its name becomes the name of the collection
 * @param {readonly Fields[]} rows the first ones of the file
 * @returns {Mapping}
 * @throws {CommandError} when no field can be the title
 */
export function guessMapping(file, rows) {
  const { title, ...fields } = guessFields(file, rows)
  if (title) return { title, ...fields }
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  throw new CommandError(
    `No field of ${file} looks like a title, and an article needs one. Its fields are ${names.join(', ') || '(none)'}. Write a mapping (docs/import.md) and pass it with --map.`,
  )
}

/**
 * As `guessMapping`, without a title if no field looks like one.
 * @param {string} file
 * @param {readonly Fields[]} rows
 * @returns {Omit<Mapping, 'title'> & { title?: string }}
 */
export function guessFields(file, rows) {
  const names = [...new Set(rows.flatMap((fields) => Object.keys(fields)))]
  const find = (/** @type {readonly string[]} */ wellKnown) => {
    const name = wellKnown.map((one) => names.find((name) => normalizeName(name) === one))
    const found = name.find(Boolean)
    return found && `{${found}}`
  }
  const title = find(FIELD_NAMES.title)
  const text = find(FIELD_NAMES.body)
  const html =
    findSplitHtml(names) ??
    find(FIELD_NAMES.html) ??
    (text && isHtml(text.slice(1, -1), rows) ? text : undefined)
  const body = text === html ? undefined : text
  const [width, height] = [find(FIELD_NAMES.width), find(FIELD_NAMES.height)]
  const label = basename(file).replace(/(\.(ndjson|jsonl?|csv|tsv|txt|xlsx|gz))+$/i, '')
  const collection = { slug: toAsciiSlug(label) || 'import', label }
  const terms = names.flatMap((field) => guessTermRule(field, rows) ?? [])
  return {
    collection,
    key: find(FIELD_NAMES.key),
    title,
    slug: find(FIELD_NAMES.slug),
    excerpt: find(FIELD_NAMES.excerpt),
    date: find(FIELD_NAMES.date),
    author: find(FIELD_NAMES.author),
    body: body ? [body] : [],
    html,
    facts: [],
    images: guessImages(names, rows),
    proportions: width && height ? { width, height } : undefined,
    terms,
    empty: [],
    gallery: defaultGallery({ collection, terms }),
  }
}

/** Lines that describe a guessed mapping. @param {Mapping} mapping @returns {readonly string[]} */
export function describeMapping(mapping) {
  const { key, title, slug, excerpt, date, author, body, html, images, proportions, terms } =
    mapping
  const texts = Object.entries({ key, title, slug, excerpt, date, author, body: body[0], html })
  return [
    ...texts.flatMap(([name, text]) =>
      text ? [`${name} from ${typeof text === 'string' ? text : text[0]}`] : [],
    ),
    ...(key ? [] : ['key from the content of each row']),
    ...(images ? [`images from {${images.from}}`] : []),
    ...(proportions ? [`proportions from ${proportions.width} and ${proportions.height}`] : []),
    ...terms.map((rule) => `filter "${rule.group.label}" from {${rule.from}}`),
  ]
}

/** A field that names image files, in any of the rows. @param {readonly string[]} names @param {readonly Fields[]} rows @returns {Mapping['images']} */
function guessImages(names, rows) {
  const from = FIELD_NAMES.images
    .flatMap((wellKnown) => names.filter((name) => normalizeName(name) === wellKnown))
    .find((name) => rows.some((fields) => IMAGE_FILE.test(String(fields[name] ?? ''))))
  return from ? toImagesRule(from, rows) : undefined
}

/** @param {string} from a field that names image files @param {readonly Fields[]} rows @returns {NonNullable<Mapping['images']>} */
export function toImagesRule(from, rows) {
  const texts = rows.map((fields) => fields[from]).filter((value) => typeof value === 'string')
  const split = [';', '|', ','].find((sign) =>
    texts.some((text) => text.split(sign).filter((part) => IMAGE_FILE.test(part)).length > 1),
  )
  return { from, ...(split && { split }) }
}

const IMAGE_FILE = new RegExp(
  `(${IMAGE_EXTENSIONS.join('|').replaceAll('.', '\\.')})\\s*([;|,]|$)`,
  'i',
)

/** Joomla stores the text before "Read more" and the text after it in two fields. @param {readonly string[]} names */
function findSplitHtml(names) {
  const [intro, full] = ['introtext', 'fulltext'].map((wellKnown) =>
    names.find((name) => normalizeName(name) === wellKnown),
  )
  return intro && full ? [`{${intro}}{${full}}`, `{${intro}}`, `{${full}}`] : undefined
}

/** @param {string} field @param {readonly Fields[]} rows */
const isHtml = (field, rows) =>
  rows.some((fields) => /<(p|br|ul|ol|h[1-6]|div)\b[^>]*>/i.test(String(fields[field] ?? '')))

/** @param {string} field @param {readonly Fields[]} rows @returns {Mapping['terms'][number] | null} */
function guessTermRule(field, rows) {
  if (!TERM_FIELD_NAMES.includes(normalizeName(field)) || !toAsciiSlug(field)) return null
  const rule = toTermRule(field, rows)
  const { split = '' } = rule
  const texts = textsOf(field, rows)
  const values = texts.flatMap((value) => (split ? String(value).split(split) : [value]))
  return !values.length || new Set(values).size > MAX_TERMS ? null : rule
}

/** @param {string} field @param {readonly Fields[]} rows */
const textsOf = (field, rows) =>
  rows.flatMap((fields) => [fields[field]].flat()).filter((value) => value != null && value !== '')

/** @param {string} field whose values become terms @param {readonly Fields[]} rows @returns {Mapping['terms'][number]} */
export function toTermRule(field, rows) {
  const slug = toAsciiSlug(field) || 'filter'
  const texts = textsOf(field, rows)
  const isList = rows.some((fields) => Array.isArray(fields[field]))
  const separator = [';', '|', ','].find((sign) =>
    texts.some((value) => String(value).includes(sign)),
  )
  const split = isList ? undefined : separator
  // The importer has its own group of this slug.
  const groupSlug = slug === COLLECTION_GROUP.slug ? 'imported-collection' : slug
  const label = field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' ')
  return { group: { slug: groupSlug, label }, from: field, split }
}

/** @param {string} text */
function toAsciiSlug(text) {
  return toSlug(text)
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+/, '')
    .slice(0, MAX_SLUG)
}
