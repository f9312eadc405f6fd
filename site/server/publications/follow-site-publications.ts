import { tmpdir } from 'node:os'
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
import type { Snapshot } from './snapshot/read-snapshot'
import { savePublications, toSavedPublications } from './snapshot/saved-publications'
import { writeSnapshot } from './snapshot/write-snapshot'
import { DocumentFile, type BaseFile } from './tables/document-file'
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
   * Writes a snapshot of the documents in every language.
   * @throws the file system's or the database's error
   */
  writeSnapshot(file: string, signal: AbortSignal): Promise<void>
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
  /** To show until the database has been read, and to continue from if it is the same. */
  readonly snapshot?: Snapshot | null
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
export function followSitePublications(
  reader: PublicationReader,
  options: ReplicationOptions,
): Publications {
  const { signal, languages, prefix = '', isStatic = false, mediaPublicUrl } = options
  const { cacheFolder, snapshot = null, onChange } = options
  const problems = new Map<string, string>()
  const createStores = (base: BaseFile | null = null): StoresByLanguage =>
    new Map(
      languages.map((tag) => [
        tag,
        new DocumentStore(
          {
            ...{ base: prefix + basePath(tag, languages), prefix, isStatic, mediaPublicUrl },
            ...{ language: tag, cacheFolder },
          },
          base ? new DocumentFile(cacheFolder ?? tmpdir(), base) : undefined,
        ),
      ]),
    )
  const saved = snapshot && toSavedPublications(snapshot.content, languages)
  let stores = createStores(saved && snapshot?.base)
  for (const [language, store] of stores) {
    const savedStore = saved?.stores[language]
    if (savedStore) store.load(savedStore)
  }
  for (const [document, problem] of saved?.problems ?? []) problems.set(document, problem)
  /** The last one of which all rows are in the stores. */
  let revision = saved?.revision ?? 0
  /** The stores that rows are applied to. */
  let target = stores
  let version = 0
  let source: Publications['source'] = saved ? 'snapshot' : 'none'

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
    startingPoint: saved,
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
      revision = batch.revision
      if (batch.complete) {
        stores = target
        source = 'database'
      }
      // Nothing was published since the snapshot.
      if (!batch.fresh && batch.rows.length === 0) return
      version += 1
      onChange(batch.complete)
    },
    onError: (error) => {
      // At the first start the CMS creates its database after the site has started, which is normal.
      const level = error instanceof PublicationsNotReady ? 'info' : 'warn'
      log(level, 'publications-unreachable', { problem: messageOf(error) })
    },
  })

  const saveSnapshot = (file: string, signal: AbortSignal) =>
    writeSnapshot(file, async (writer) => {
      const own = stores
      const before = await reader.identity()
      const describe = async () => {
        const identity = await reader.identity()
        if (own !== target || source !== 'database' || identity !== before)
          throw new Error('The database was replaced while the snapshot was written.')
        return { identity, revision, problems: [...problems] }
      }
      return savePublications(writer, { stores: own, signal, describe })
    })

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
    writeSnapshot: saveSnapshot,
  })
  return forLanguage(languages[0])
}
