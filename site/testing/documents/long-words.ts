import type { PublishedDocument } from '@tessera/content'

/** 200 letters without a place to break. URLs, part numbers and compound words come close to it. */
const LONG_WORD = 'Unterwasserlinolschnittdruckstock'.repeat(7).slice(0, 200)

/** Fields that visitors read. The others are ids, URLs and names of kinds. */
const VISIBLE_FIELDS = new Set([
  ...['title', 'label', 'text', 'value', 'excerpt', 'author', 'name', 'note', 'description'],
  ...['alt', 'caption', 'code', 'attribution', 'buttonLabel', 'cite', 'source'],
])

/** Puts a word of 200 letters before each text of a document. */
export const stretchWords = (document: PublishedDocument): PublishedDocument =>
  document.body === null ? document : { ...document, body: stretchObject(document.body) }

const stretchObject = (body: object): object =>
  Object.fromEntries(Object.entries(body).map(([key, value]) => [key, stretch(key, value)]))

function stretch(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => stretch(key, each))
  if (typeof value === 'object' && value !== null) return stretchObject(value)
  return typeof value === 'string' && VISIBLE_FIELDS.has(key) ? `${LONG_WORD} ${value}` : value
}
