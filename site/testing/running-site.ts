import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Languages, Media, PublishedDocument } from '@tessera/content'
import {
  openReader,
  openSqliteDatabase,
  publishDocuments,
  unpublishDocument,
  type PublicationDatabase,
} from '@tessera/content/store'
import * as renderer from '../pages/render'
import { readBuiltAssets } from '../server/assets/built-assets'
import { createSiteServer } from '../server/listener'
import { PageCache } from '../server/page-cache/page-cache'
import { follow, type Publications } from '../server/publications/follow'
import { createSite, type Renderer } from '../server/site'
import { arabicDocuments } from './arabic-documents'
import { scratchDocuments } from './scratch-documents'
import { drawImages } from './scratch-images'

/** The site on a data folder of its own: a real database, real files, real HTTP. */
export interface RunningSite {
  readonly origin: string
  readonly dataDir: string
  readonly cache: PageCache
  readonly publications: Publications
  readonly database: PublicationDatabase
  readonly media: readonly Media[]
  publish(...documents: readonly PublishedDocument[]): Promise<void>
  unpublish(kind: PublishedDocument['kind'], key: string): Promise<void>
  stop(): Promise<void>
}

export interface SiteOptions {
  readonly cmsUrl?: string
  readonly empty?: boolean
  readonly siteUrl?: string
  readonly trustedProxies?: number
  /** Bytes. */
  readonly videoLimit?: number
  /** `ar` among them has content. */
  readonly languages?: Languages
  /** Makes another document of each that is published at the start. */
  readonly change?: (document: PublishedDocument) => PublishedDocument
  /** Instead of the pages' own, to see what happens when it fails. */
  readonly renderer?: Renderer
}

export async function startSite(options: SiteOptions = {}): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-site-'))
  const file = join(dataDir, 'tessera.db')
  const database = await openSqliteDatabase(file)
  const media = options.empty ? [] : await drawImages(dataDir, 5)
  const languages = options.languages ?? ['en']
  const { change = unchanged } = options
  const arabic = languages.includes('ar') ? arabicDocuments(media) : []
  const documents = [...scratchDocuments(media), ...arabic].map(change)
  if (!options.empty) await publishDocuments(database, documents)

  const stop = new AbortController()
  const cache = new PageCache(16 * 1024 * 1024)
  const reader = openReader(`file:${file}`)
  const publications = follow(reader, {
    signal: stop.signal,
    languages,
    onChange: () => cache.clear(),
  })
  const environment = {
    port: 0,
    host: '127.0.0.1',
    siteUrl: options.siteUrl ?? 'http://localhost:3000',
    dataDir,
    databaseUrl: `file:${file}`,
    cmsUrl: options.cmsUrl ?? null,
    trustedProxies: options.trustedProxies ?? 0,
    videoLimit: options.videoLimit ?? 300 * 1024 * 1024,
    languages,
  }
  const site = createSite({
    environment,
    publications,
    cache,
    assets: readBuiltAssets(),
    renderer: async () => options.renderer ?? renderer,
  })
  const server = createSiteServer(site)
  await publications.follower.caughtUp
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    cache,
    publications,
    database,
    media,
    publish: async (...documents) => void (await publishDocuments(database, documents)),
    unpublish: async (kind, key) => void (await unpublishDocument(database, { kind, key })),
    stop: async () => {
      stop.abort()
      await publications.follower.stopped
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await reader.close()
      await database.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

const unchanged = (document: PublishedDocument) => document
