import { setImmediate as yieldToEventLoop, setTimeout as wait } from 'node:timers/promises'
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
import { DocumentStore } from './document-store'
import { withPrefix, withPrefixedFiles } from './with-prefix'

/** The published documents of one language. */
export interface Publications {
  /** Another object after a backup has been restored and read. */
  readonly store: DocumentStore
  /** The publications of another of the site's languages. */
  forLanguage(language: string): Publications
  readonly follower: Follower
  /** Revisions that the CMS has published and the site does not show yet; null: the database does not answer. */
  lag(): Promise<number | null>
  /** One sentence for each document whose newest body is invalid. The site shows its last valid version. */
  readonly problems: ReadonlyMap<string, string>
  /** Increases with every change that pages may show. */
  readonly version: number
  /** True once everything that was published at the start has been read. */
  readonly complete: boolean
  /** Where the documents come from. `snapshot`: the database could not be read since the start. */
  readonly source: 'none' | 'snapshot' | 'database'
  /**
   * Shows the rows of a snapshot, in every language, until the database has been read. Rejects, and changes nothing, when
   * reading them fails.
   */
  restore(rows: AsyncIterable<PublicationRow>): Promise<void>
}

type StoresByLanguage = ReadonlyMap<string, DocumentStore>

interface ReplicationOptions {
  readonly signal: AbortSignal
  readonly languages: Languages
  /** Start of all paths; '' by default. */
  readonly prefix?: string
  /** Of a static site, whose files have the prefix too. */
  readonly isStatic?: boolean
  /** Of published images and videos; the site's own by default. */
  readonly mediaPublicUrl?: string | null
  /** For the files that works and media are read from, such as the setting SITE_CACHE_DIR. */
  readonly cacheFolder?: string
  /** `complete`: everything that was published at the start has been read. */
  readonly onChange: (complete: boolean) => void
}

/** 50 rows take about 2 ms. Then other requests are answered. */
const ROWS_PER_STEP = 50
/** Shorter than the time that a load balancer waits for `/readyz`. */
const LAG_TIMEOUT_MS = 1_000

/**
 * Keeps a document store per language in sync with the publications table until the signal aborts.
 * @returns the publications of the first language
 */
export function replicatePublications(
  reader: PublicationReader,
  options: ReplicationOptions,
): Publications {
  const { signal, languages, prefix = '', isStatic = false, mediaPublicUrl } = options
  const { cacheFolder, onChange } = options
  const problems = new Map<string, string>()
  const createStores = (): StoresByLanguage =>
    new Map(
      languages.map((tag) => [
        tag,
        new DocumentStore({
          ...{ base: prefix + basePath(tag, languages), prefix, isStatic, mediaPublicUrl },
          ...{ language: tag, cacheFolder },
        }),
      ]),
    )
  let stores = createStores()
  /** The stores that rows are applied to. */
  let target = stores
  let version = 0
  let source: Publications['source'] = 'none'

  function applyRow(row: PublicationRow, target: StoresByLanguage): void {
    const store = target.get(row.locale)
    if (!store) return
    const language = row.locale === languages[0] ? '' : ` in ${row.locale}`
    const name = `${row.kind} ${row.key}${language}`
    const parsed = parsePublication(row)
    if (parsed.ok) {
      problems.delete(name)
      const row = withPrefix(parsed.document, prefix)
      return store.apply(isStatic ? withPrefixedFiles(row, prefix) : row)
    }
    problems.set(name, parsed.problem)
    log('warn', 'publication-refused', { document: name, problem: parsed.problem })
  }

  const follower = followPublications(reader, {
    signal,
    onRows: async (batch) => {
      if (batch.fresh) {
        problems.clear()
        // The site shows the current stores until the other database has been read completely.
        target = source === 'none' ? stores : createStores()
      }
      for (const [index, row] of batch.rows.entries()) {
        applyRow(row, target)
        if ((index + 1) % ROWS_PER_STEP === 0) await yieldToEventLoop()
      }
      if (batch.complete) {
        stores = target
        source = 'database'
      }
      version += 1
      onChange(batch.complete)
    },
    onError: (error) => {
      // At the first start the CMS creates its database after the site has started, which is normal.
      const level = error instanceof PublicationsNotReady ? 'info' : 'warn'
      log(level, 'publications-unreachable', { problem: messageOf(error) })
    },
  })

  async function restore(rows: AsyncIterable<PublicationRow>): Promise<void> {
    const restored = createStores()
    let count = 0
    for await (const row of rows) {
      applyRow(row, restored)
      count += 1
      if (count % ROWS_PER_STEP === 0) await yieldToEventLoop()
    }
    // The database may have answered meanwhile.
    if (source === 'none') {
      stores = restored
      source = 'snapshot'
      version += 1
    }
  }

  async function lag(): Promise<number | null> {
    try {
      const newest = await Promise.race([
        reader.newestRevision(),
        wait(LAG_TIMEOUT_MS, null, { ref: false }),
      ])
      return newest === null ? null : Math.max(0, newest - follower.health().revision)
    } catch {
      return null // The follower has reported it.
    }
  }

  const forLanguage = (language: string): Publications => ({
    get store() {
      return stores.get(language) ?? new DocumentStore()
    },
    forLanguage,
    get version() {
      return version
    },
    get complete() {
      return source === 'database'
    },
    get source() {
      return source
    },
    follower,
    lag,
    problems,
    restore,
  })
  return forLanguage(languages[0])
}
