import type { Languages } from '@tessera/content'
import type { PublicationReader } from '@tessera/content/store'

/** A reader that notes the languages of the documents it reads. */
export function noteLanguages(reader: PublicationReader) {
  const seen = new Set<string>()
  const noting: PublicationReader = {
    get generation() {
      return reader.generation
    },
    identity: () => reader.identity(),
    latestRevision: () => reader.latestRevision(),
    newestRevision: () => reader.newestRevision(),
    rowsAfter: async (revision, limit) => {
      const rows = await reader.rowsAfter(revision, limit)
      for (const { kind, locale, body } of rows)
        if (body !== null && ['article', 'page'].includes(kind)) seen.add(locale)
      return rows
    },
    subscribe: (listener) => reader.subscribe(listener),
    close: () => reader.close(),
  }
  /** Null if all documents are in the languages of the site. */
  const warning = (languages: Languages): string | null => {
    const others = [...seen].filter((tag) => !languages.includes(tag)).sort()
    if (others.length === 0) return null
    return `Documents in ${others.join(', ')} are left out, because LANGUAGES is ${languages.join(',')}. Set it as for npm start.`
  }
  return { reader: noting, warning }
}
