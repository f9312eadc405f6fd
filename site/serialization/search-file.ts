import type { Gallery } from '@tessera/gallery/core'
import type { PackedTile } from './packed-tile'

/** The search index of a static site in one language. Documents are numbers from 0. */
export interface SearchFile {
  /** Start of the paths of articles. */
  readonly articles: string
  readonly tiles: readonly PackedTile[]
  /** The gallery of results, with all filter groups. */
  readonly gallery: Gallery
  /** Folded and sorted. */
  readonly words: readonly string[]
  /** Postings of each word (server/search/word-index.ts), as differences. */
  readonly postings: readonly (readonly number[])[]
  /** First and last year of each document. */
  readonly years: readonly number[]
}

export const packPostings = (postings: readonly number[]): readonly number[] =>
  postings.map((posting, i) => posting - (postings[i - 1] ?? 0))

export function unpackPostings(packed: readonly number[]): readonly number[] {
  let sum = 0
  return packed.map((difference) => (sum += difference))
}
