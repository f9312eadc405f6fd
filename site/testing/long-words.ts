import type { PublishedDocument } from '@tessera/content'

/** As no language has it, but as addresses, part numbers and compounds come near it: 200 letters without a place to break. */
const LONG_WORD = 'Unterwasserlinolschnittdruckstock'.repeat(7).slice(0, 200)

/** What visitors read of a document; all else are ids, addresses and names of kinds. */
const READ = new Set([
  ...['title', 'label', 'text', 'value', 'excerpt', 'author', 'name', 'note', 'description'],
  ...['alt', 'caption', 'code', 'attribution', 'button', 'cite', 'source'],
])

/** The same document with a word of 200 letters before everything that visitors read. */
export const stretchWords = (document: PublishedDocument): PublishedDocument =>
  document.body === null ? document : { ...document, body: stretchObject(document.body) }

const stretchObject = (body: object): object =>
  Object.fromEntries(Object.entries(body).map(([key, value]) => [key, stretch(key, value)]))

function stretch(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => stretch(key, each))
  if (typeof value === 'object' && value !== null) return stretchObject(value)
  return typeof value === 'string' && READ.has(key) ? `${LONG_WORD} ${value}` : value
}
