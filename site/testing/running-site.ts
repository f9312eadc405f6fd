import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Languages, Media, PublishedDocument } from '@tessera/content'
import { openReader, type PublicationReader } from '@tessera/content/store'
import { openSqliteDatabase, publishDocuments, unpublishDocument } from '@tessera/content/testing'
import { inject } from 'vitest'
import { readBuiltAssets } from '../server/assets/built-assets'
import type { Environment } from '../server/environment'
import { PageCache } from '../server/page-cache/page-cache'
import {
  followSitePublications,
  type Publications,
} from '../server/publications/follow-site-publications'
import * as renderer from '../server/render/renderer'
import { createSite, type Renderer } from '../server/site'
import { createSiteServer } from '../server/site-server'
import { arabicDocuments } from './documents/arabic-documents'
import { testDocuments } from './documents/test-documents'

/** The site with a data folder of its own: a real database, real files and real HTTP. */
export interface RunningSite {
  readonly origin: string
  readonly dataDir: string
  readonly pageCache: PageCache
  readonly publications: Publications
  readonly media: readonly Media[]
  /** Resolves when the site shows the documents. */
  publish(...documents: readonly PublishedDocument[]): Promise<void>
  unpublish(kind: PublishedDocument['kind'], key: string): Promise<void>
  stop(): Promise<void>
}

export interface SiteOptions {
  readonly cmsUrl?: string
  /** Without documents. */
  readonly empty?: boolean
  readonly siteUrl?: string
  readonly trustedProxies?: number
  readonly proxyAddresses?: readonly string[]
  readonly bodyIdleMs?: number
  /** Bytes. */
  readonly videoLimit?: number
  /** There are documents in `en` and `ar`. */
  readonly languages?: Languages
  /** Changes each document that is published at the start. */
  readonly mapDocument?: (document: PublishedDocument) => PublishedDocument
  readonly renderer?: Renderer
  /** The settings of a bucket. */
  readonly media?: Partial<Environment>
  /** Reads changes by the poll of SQLite, each within a second; else `publish` announces them, as PostgreSQL does. */
  readonly polls?: boolean
}

/** Media in the data folder. */
export const DISK_MEDIA = {
  mediaUrl: null,
  mediaPublicUrl: null,
  awsEndpoint: null,
  awsRegion: 'us-east-1',
  awsAccessKeyId: null,
  awsSecretAccessKey: null,
  awsSessionToken: null,
} as const

export const METRICS_TOKEN = 'a-token-of-the-tests-that-opens-nothing-real'
/** Longest time until the site shows what is published, ms. */
const ARRIVAL_LIMIT = 1_000
const PAGE_CACHE_BYTES = 16 * 1024 * 1024

export async function startSite(options: SiteOptions = {}): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-site-'))
  const file = join(dataDir, 'tessera.db')
  const database = await openSqliteDatabase(file)
  const media = options.empty ? [] : copyTestImages(dataDir)
  const languages = options.languages ?? ['en']
  const { mapDocument = (document) => document } = options
  const arabic = languages.includes('ar') ? arabicDocuments(media) : []
  const documents = [...testDocuments(media), ...arabic].map((each) => mapDocument(each))
  if (!options.empty) await publishDocuments(database, documents)

  const abort = new AbortController()
  const pageCache = new PageCache(PAGE_CACHE_BYTES)
  const sqlite = openReader(`file:${file}`)
  const { reader, notify } = options.polls
    ? { reader: sqlite, notify: () => undefined }
    : withNotifications(sqlite)
  const publications = followSitePublications(reader, {
    signal: abort.signal,
    languages,
    mediaPublicUrl: options.media?.mediaPublicUrl ?? null,
    onChange: () => pageCache.clear(),
  })
  const site = createSite({
    environment: {
      port: 0,
      host: '127.0.0.1',
      siteUrl: options.siteUrl ?? 'http://localhost:3000',
      dataDir,
      databaseUrl: `file:${file}`,
      databaseReadUrl: null,
      ...DISK_MEDIA,
      ...options.media,
      cmsUrl: options.cmsUrl ?? null,
      trustedProxies: options.trustedProxies ?? 0,
      proxyAddresses: options.proxyAddresses ?? ['private'],
      videoLimit: options.videoLimit ?? 300 * 1024 * 1024,
      languages,
      siteCacheDir: join(dataDir, 'site-cache'),
      logLevel: 'info',
      drainSeconds: 0,
      metricsToken: METRICS_TOKEN,
    },
    publications,
    pageCache,
    assets: readBuiltAssets(),
    renderer: async () => options.renderer ?? renderer,
  })
  const server = createSiteServer(site, options)
  await publications.follower.caughtUp
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  const catchUp = async () => {
    const revision = await reader.latestRevision()
    const publishedAt = performance.now()
    notify()
    while (publications.follower.health().revision < revision) {
      if (options.polls && performance.now() - publishedAt > ARRIVAL_LIMIT)
        throw new Error(`Revision ${revision} has not arrived after ${ARRIVAL_LIMIT} ms.`)
      await wait(5)
    }
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    pageCache,
    publications,
    media,
    publish: async (...documents) => {
      await publishDocuments(database, documents)
      await catchUp()
    },
    unpublish: async (kind, key) => {
      await unpublishDocument(database, { kind, key })
      await catchUp()
    },
    stop: async () => {
      abort.abort()
      await publications.follower.stopped
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await reader.close()
      await database.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** A reader that can announce changes, as PostgreSQL does, so that the site need not wait for its next poll. */
function withNotifications(sqlite: PublicationReader) {
  let notify: () => void = () => undefined
  const reader: PublicationReader = {
    get generation() {
      return sqlite.generation
    },
    identity: () => sqlite.identity(),
    latestRevision: () => sqlite.latestRevision(),
    newestRevision: () => sqlite.newestRevision(),
    rowsAfter: (revision, limit) => sqlite.rowsAfter(revision, limit),
    subscribe: (listener) => {
      notify = listener
      return () => undefined
    },
    close: () => sqlite.close(),
  }
  return { reader, notify: () => notify() }
}

/** Copies the images of the global setup, because encoding them takes longer than starting the site. */
function copyTestImages(dataDir: string): readonly Media[] {
  const images = inject('testImages')
  cpSync(images.dataDir, dataDir, { recursive: true })
  return images.media
}
