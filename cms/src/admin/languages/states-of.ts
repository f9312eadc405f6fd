/** What a document has in a language: nothing yet, words that visitors do not see, or words that they do. */
export type LanguageStatus = 'missing' | 'written' | 'published'

export interface LanguageState {
  readonly code: string
  readonly status: LanguageStatus
  /** The document's title in it; empty where there is none. */
  readonly title: string
}

/** A document as Payload answers with `locale=all`. */
export interface InAllLanguages {
  readonly _status?: string
  readonly title?: Readonly<Record<string, string | null | undefined>> | null
}

/** By the rule that publishing goes by: what has no title in a language is not published in it. */
export const statesOf = (
  languages: readonly string[],
  { newest, live }: { readonly newest: InAllLanguages; readonly live: InAllLanguages },
): readonly LanguageState[] =>
  languages.map((code) => {
    const isLive = live._status === 'published' && Boolean(live.title?.[code])
    const title = newest.title?.[code] || ''
    return { code, title, status: isLive ? 'published' : title ? 'written' : 'missing' }
  })
