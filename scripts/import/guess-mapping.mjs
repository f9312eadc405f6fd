// @ts-check
import { basename } from 'node:path'
import { CommandError } from '../internal-api.mjs'
import { defaultGallery } from './default-gallery.mjs'
import { toSlug } from './to-slug.mjs'

/** @typedef {import('./read-rows.mjs').Fields} Fields @typedef {import('./mapping.mjs').Mapping} Mapping */

/** Well-known names, the most telling first. Compared in small letters, without spaces, hyphens and underscores. */
const NAMES = {
  key: [
    'id',
    'key',
    'uuid',
    'guid',
    'sku',
    'acno',
    'accessionnumber',
    'objectnumber',
    'slug',
    'url',
  ],
  title: ['title', 'name', 'headline', 'heading', 'label'],
  slug: ['slug', 'permalink', 'alias'],
  excerpt: ['excerpt', 'summary', 'teaser', 'abstract', 'description', 'subtitle'],
  date: [
    'date',
    'published',
    'publishedat',
    'publishdate',
    'pubdate',
    'createdat',
    'created',
    'year',
  ],
  author: ['author', 'artist', 'creator', 'by', 'writer', 'maker', 'photographer'],
  body: ['body', 'content', 'text', 'article'],
  html: ['html', 'bodyhtml', 'contenthtml', 'contentencoded', 'introtext', 'fulltext'],
  width: ['width', 'widthmm', 'widthcm'],
  height: ['height', 'heightmm', 'heightcm'],
}
const TERMS = [
  'category',
  'categories',
  'tags',
  'topic',
  'topics',
  'subject',
  'subjects',
  'keywords',
  'type',
  'genre',
  'classification',
  'section',
  'medium',
  'collection',
  'series',
  'department',
]

/** More different values than this in the sample make no filter. */
const MOST_TERMS = 60

/**
 * A mapping from well-known field names.
 * @param {string} file its name names the collection
 * @param {readonly Fields[]} sample the first rows
 * @returns {Mapping}
 * @throws {CommandError} when no field can be the title
 */
export function guessMapping(file, sample) {
  const names = [...new Set(sample.flatMap((fields) => Object.keys(fields)))]
  const find = (/** @type {readonly string[]} */ known) => {
    const name = known.map((one) => names.find((name) => plain(name) === one)).find(Boolean)
    return name && `{${name}}`
  }
  const title = find(NAMES.title)
  if (!title)
    throw new CommandError(
      `No field of ${file} looks like a title; its fields are ${names.join(', ') || '(none)'}. An article needs one. Write a mapping (docs/import.md) and give it with --map.`,
    )
  const text = find(NAMES.body)
  const html =
    splitHtml(names) ??
    find(NAMES.html) ??
    (text && isHtml(text.slice(1, -1), sample) ? text : undefined)
  const body = text === html ? undefined : text
  const [width, height] = [find(NAMES.width), find(NAMES.height)]
  const name = basename(file).replace(/(\.(ndjson|jsonl?|csv|tsv|txt|gz))+$/i, '')
  const collection = { slug: asciiSlug(name) || 'import', label: name }
  const terms = names.flatMap((field) => termRule(field, sample) ?? [])
  return {
    collection,
    key: find(NAMES.key),
    title,
    slug: find(NAMES.slug),
    excerpt: find(NAMES.excerpt),
    date: find(NAMES.date),
    author: find(NAMES.author),
    body: body ? [body] : [],
    html,
    facts: [],
    proportions: width && height ? { width, height } : undefined,
    terms,
    empty: [],
    gallery: defaultGallery({ collection, terms }),
  }
}

/** A guess in words, a line each. @param {Mapping} mapping @returns {readonly string[]} */
export function guessInWords(mapping) {
  const { key, title, slug, excerpt, date, author, body, html, proportions, terms } = mapping
  const texts = Object.entries({ key, title, slug, excerpt, date, author, body: body[0], html })
  return [
    ...texts.flatMap(([name, text]) =>
      text ? [`${name} from ${typeof text === 'string' ? text : text[0]}`] : [],
    ),
    ...(key ? [] : ['key from the content of each row']),
    ...(proportions ? [`proportions from ${proportions.width} and ${proportions.height}`] : []),
    ...terms.map((rule) => `filter "${rule.group.label}" from {${rule.from}}`),
  ]
}

/** Some sites keep a text in two: what stands before "Read more", and after it. @param {readonly string[]} names */
function splitHtml(names) {
  const [intro, full] = ['introtext', 'fulltext'].map((known) =>
    names.find((name) => plain(name) === known),
  )
  return intro && full ? [`{${intro}}{${full}}`, `{${intro}}`, `{${full}}`] : undefined
}

/** Does a field hold paragraphs, lists or breaks of HTML? @param {string} field @param {readonly Fields[]} sample */
const isHtml = (field, sample) =>
  sample.some((fields) => /<(p|br|ul|ol|h[1-6]|div)\b[^>]*>/i.test(String(fields[field] ?? '')))

/** @param {string} field @param {readonly Fields[]} sample @returns {Mapping['terms'][number] | null} */
function termRule(field, sample) {
  const slug = asciiSlug(field)
  if (!TERMS.includes(plain(field)) || !slug) return null
  const texts = sample
    .flatMap((fields) => [fields[field]].flat())
    .filter((value) => value != null && value !== '')
  const split = [';', '|', ','].find((sign) => texts.some((value) => String(value).includes(sign)))
  const isList = sample.some((fields) => Array.isArray(fields[field]))
  const separator = isList ? undefined : split
  const values = texts.flatMap((value) => (separator ? String(value).split(separator) : [value]))
  if (!values.length || new Set(values).size > MOST_TERMS) return null
  // The group "collection" belongs to the importer itself.
  const group = slug === 'collection' ? 'collection-of-origin' : slug
  const label = field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' ')
  return { group: { slug: group, label }, from: field, split: separator }
}

/** @param {string} text */
function asciiSlug(text) {
  return toSlug(text)
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+/, '')
    .slice(0, 41)
}

/** @param {string} name */
function plain(name) {
  return name.toLowerCase().replace(/[\s_-]/g, '')
}
