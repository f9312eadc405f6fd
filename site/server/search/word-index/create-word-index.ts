import { WordIndex, type IndexData } from './word-index'

export type WordEntry = readonly [word: string, postings: readonly number[]]

/** @param entries sorted by word */
export function createWordIndex(
  entries: readonly WordEntry[],
  others: Omit<IndexData, 'words' | 'starts' | 'postings'>,
): WordIndex {
  const starts = new Uint32Array(entries.length + 1)
  entries.forEach(([, postings], i) => {
    starts[i + 1] = (starts[i] ?? 0) + postings.length
  })
  const postings = new Uint32Array(starts[entries.length] ?? 0)
  entries.forEach(([, each], i) => postings.set(each, starts[i]))
  return new WordIndex({ ...others, words: entries.map(([word]) => word), starts, postings })
}
