import { setImmediate as breathe } from 'node:timers/promises'
import { DEFAULT_LOCALE } from '@tessera/content'
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
  /** The present one: another object after a restored backup was read anew. */
  readonly library: Library
  readonly follower: Follower
  /** Documents whose newest body does not fit, one sentence each; their last good version is shown. */
  readonly problems: ReadonlyMap<string, string>
  /** Moves with every change that a page may show. */
  readonly version: number
  /** True once everything there was at the start has been read. */
  readonly complete: boolean
}

/** Keeps a library true to the publications table until the signal says stop. */
export function follow(
  reader: PublicationReader,
  { signal, onChange }: { signal: AbortSignal; onChange: (library: Library) => void },
): Publications {
  const problems = new Map<string, string>()
  let library = new Library()
  let reading = library
  let version = 0
  let complete = false

  function take(row: PublicationRow): void {
    if (row.locale !== DEFAULT_LOCALE) return
    const name = `${row.kind} ${row.key}`
    const parsed = parsePublication(row)
    if (parsed.ok) {
      problems.delete(name)
      return reading.apply(parsed.document)
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
        reading = complete ? new Library() : library
      }
      for (const [index, row] of batch.rows.entries()) {
        take(row)
        // 50 rows are about 2 ms: visitors are answered in between.
        if (index % 50 === 49) await breathe()
      }
      if (batch.complete) {
        library = reading
        complete = true
      }
      version += 1
      onChange(library)
    },
    onError: (error) => {
      // On a first start the site is there before the CMS has made its database: nothing is wrong.
      const level = error instanceof PublicationsNotReady ? 'info' : 'warn'
      log(level, 'publications-unreachable', { problem: messageOf(error) })
    },
  })

  return {
    get library() {
      return library
    },
    get version() {
      return version
    },
    get complete() {
      return complete
    },
    follower,
    problems,
  }
}
