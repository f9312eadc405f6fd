import { createWordSplitter, foldText } from '@tessera/gallery/core'

/** The texts of a document, the most important first. */
export const SEARCH_FIELDS = ['title', 'terms', 'intro', 'body', 'transcripts'] as const
export type SearchableTexts = Readonly<Record<(typeof SEARCH_FIELDS)[number], string>>

const splitter = createWordSplitter()

/** The folded words of a text. In scripts without spaces each pair of adjacent letters is a word. */
export const toSearchWords = (text: string): readonly string[] =>
  splitter
    .split(foldText(text))
    .flatMap((word) => (splitter.isUnspaced(word) ? toPairs([...word]) : [word]))

const toPairs = (letters: readonly string[]): readonly string[] =>
  letters.length < 2 ? letters : letters.slice(1).map((letter, i) => `${letters[i]}${letter}`)
