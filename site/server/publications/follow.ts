import { setImmediate as breathe } from 'node:timers/promises'
import { basePath, type Languages } from '@tessera/content'
import {
  followPublications,
  parsePublication,
  PublicationsNotReady,
  type Follower,
  type PublicationReader,
  type PublicationRow,
} from '@tessera/content/store'
import { log, messageOf } from '../log'
import { Library } from './library'

export interface Publications {
  /** The present one of a language, of the first unless asked: another object after a restored backup was read anew. */
  readonly library: Library
  /** The same in another of the site's languages. */
  in(language: string): Publications
  readonly follower: Follower
  /** Documents whose newest body does not fit, one sentence each; their last good version is shown. */
  readonly problems: ReadonlyMap<string, string>
  /** Moves with every change that a page may show. */
  readonly version: number
  /** True once everything there was at the start has been read. */
  readonly complete: boolean
}

type Libraries = ReadonlyMap<string, Library>

/** Keeps a library for each language true to the publications table until the signal says stop. */
export function follow(
  reader: PublicationReader,
  {
    signal,
    languages,
    onChange,
  }: { signal: AbortSignal; languages: Languages; onChange: () => void },
): Publications {
  const problems = new Map<string, string>()
  const empty = (): Libraries =>
    new Map(languages.map((tag) => [tag, new Library(basePath(tag, languages))]))
  let libraries = empty()
  let reading = libraries
  let version = 0
  let complete = false

  function take(row: PublicationRow): void {
    const library = reading.get(row.locale)
    if (!library) return
    const own = row.locale === languages[0] ? '' : ` in ${row.locale}`
    const name = `${row.kind} ${row.key}${own}`
    const parsed = parsePublication(row)
    if (parsed.ok) {
      problems.delete(name)
      return library.apply(parsed.document)
    }
    problems.set(name, parsed.problem)
    log('warn', 'publication-refused', { document: name, problem: parsed.problem })
  }

  const follower = followPublications(reader, {
    signal,
    onRows: async (batch) => {
      if (batch.fresh) {
        problems.clear()
        // What is shown stays until the other database has been read to its end.
        reading = complete ? empty() : libraries
      }
      for (const [index, row] of batch.rows.entries()) {
        take(row)
        // 50 rows are about 2 ms: visitors are answered in between.
        if (index % 50 === 49) await breathe()
      }
      if (batch.complete) {
        libraries = reading
        complete = true
      }
      version += 1
      onChange()
    },
    onError: (error) => {
      // On a first start the site is there before the CMS has made its database: nothing is wrong.
      const level = error instanceof PublicationsNotReady ? 'info' : 'warn'
      log(level, 'publications-unreachable', { problem: messageOf(error) })
    },
  })

  const inLanguage = (language: string): Publications => ({
    get library() {
      return libraries.get(language) ?? new Library()
    },
    in: inLanguage,
    get version() {
      return version
    },
    get complete() {
      return complete
    },
    follower,
    problems,
  })
  return inLanguage(languages[0])
}
