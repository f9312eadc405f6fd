/** `written`: there is a draft, but nothing is published in the language. */
export type LanguageStatus = 'missing' | 'written' | 'published'

export interface LanguageState {
  readonly code: string
  readonly status: LanguageStatus
  /** The document's title in the language; '' if it is missing. */
  readonly title: string
}

/** A document as Payload returns it with `locale=all`. */
export interface InAllLanguages {
  readonly _status?: string
  readonly title?: Readonly<Record<string, string | null | undefined>> | null
}

/** The status of each language. A document without a title in a language is not published in it. */
export const languageStates = (
  languages: readonly string[],
  { draft, published }: { readonly draft: InAllLanguages; readonly published: InAllLanguages },
): readonly LanguageState[] =>
  languages.map((code) => {
    const isPublished = published._status === 'published' && Boolean(published.title?.[code])
    const title = draft.title?.[code] || ''
    return { code, title, status: isPublished ? 'published' : title ? 'written' : 'missing' }
  })
