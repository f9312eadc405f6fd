import type { Words } from './words'

/** A file named by a tag is a language: there is no list to keep. */
const files = import.meta.glob<Words>('./{??,??-*}.ts', { eager: true, import: 'default' })

/** Every language that the site speaks, by its tag. For the server: the browser loads one (load-words.ts). */
export const allWords: ReadonlyMap<string, Words> = new Map(
  Object.values(files).map((words) => [words.lang, words]),
)
