import type { TitlePart } from '@tessera/gallery/core'

interface Script {
  /** Set of characters of a regular expression. */
  readonly letters: string
  /** The language in which most texts in it are written. */
  readonly lang: string
  /** Languages whose pages need no mark. */
  readonly writtenBy: readonly string[]
}

const KANA = /[\p{sc=Hira}\p{sc=Kana}]/u

const SCRIPTS: readonly Script[] = [
  {
    letters: String.raw`\p{sc=Arab}`,
    lang: 'ar',
    writtenBy: ['ar', 'ckb', 'fa', 'ps', 'ug', 'ur'],
  },
  {
    letters: String.raw`\p{sc=Cyrl}`,
    lang: 'ru',
    writtenBy: ['be', 'bg', 'kk', 'ky', 'mk', 'mn', 'ru', 'sr', 'tg', 'uk'],
  },
  { letters: String.raw`\p{sc=Deva}`, lang: 'hi', writtenBy: ['hi', 'mr', 'ne', 'sa'] },
  { letters: String.raw`\p{sc=Grek}`, lang: 'el', writtenBy: ['el'] },
  { letters: String.raw`\p{sc=Hang}`, lang: 'ko', writtenBy: ['ko'] },
  { letters: String.raw`\p{sc=Hebr}`, lang: 'he', writtenBy: ['he', 'yi'] },
  { letters: String.raw`\p{sc=Thai}`, lang: 'th', writtenBy: ['th'] },
  {
    letters: String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}`,
    lang: 'zh',
    writtenBy: ['ja', 'yue', 'zh'],
  },
]

/** Words of at least two letters with what is between them: a single letter is a sign, such as π. */
const WORDS = SCRIPTS.map(
  ({ letters }) => new RegExp(`([${letters}]{2,}(?:\\P{L}+[${letters}]+)*)`, 'u'),
)

/**
 * Splits a title at the words of another script than that of the page, so that screen readers and fonts get their
 * language (WCAG 3.1.2).
 *
 * @param language of the page, as in its `lang`
 * @returns undefined for a title without such words
 */
export function titleParts(title: string, language: string): readonly TitlePart[] | undefined {
  const index = WORDS.findIndex((words) => words.test(title))
  const script = SCRIPTS[index]
  const words = WORDS[index]
  if (!script || !words || script.writtenBy.includes(language.split('-', 1)[0] ?? ''))
    return undefined
  const lang = script.lang === 'zh' && KANA.test(title) ? 'ja' : script.lang
  return title
    .split(new RegExp(words, 'gu'))
    .map((text, position) => (position % 2 === 1 ? { text, lang } : { text }))
    .filter(({ text }) => text !== '')
}
