import type { NamedCount, Reference } from './preview'

/** Number of documents that a warning names. */
const MAX_NAMED = 3

/** Ids in an address: with 16 kB of headers, in which Next.js repeats it twice, with commas as three characters. */
const MAX_LISTED = 400

export const namedCount = (all: readonly Reference[]): NamedCount => ({
  count: all.length,
  first: all.slice(0, MAX_NAMED),
  ids: all.length > MAX_LISTED ? [] : all.map(({ id }) => id),
})
