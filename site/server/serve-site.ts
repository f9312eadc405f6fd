import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { PublicationReader } from '@tessera/content/store'
import { sendHeartbeats } from '../../scripts/process/heartbeat.mjs'
import type { Assets } from '../components/layout/head/assets'
import type { Environment } from './environment'
import { keepAssets } from './assets/kept-assets'
import { log, messageOf } from './log'
import { PageCache } from './page-cache/page-cache'
import { followSitePublications, type Publications } from './publications/follow-site-publications'
import { keepSnapshot } from './publications/snapshot/keep-snapshot'
import { readSnapshot, type Snapshot } from './publications/snapshot/read-snapshot'
import { SNAPSHOT_FILE } from './publications/snapshot/snapshot-format'
import { createSite, type Renderer, type Site } from './site'

export interface ServeOptions {
  readonly environment: Environment
  readonly reader: PublicationReader
  readonly assets: Assets
  readonly renderer: () => Promise<Renderer>
  readonly createServer: (site: Site) => Server
}

/** Reads the publications and serves the site until SIGTERM or SIGINT. Rejects if the port is in use. */
export async function serveSite(options: ServeOptions): Promise<void> {
  const { environment, reader, assets, renderer } = options
  const abort = new AbortController()
  const pageCache = new PageCache()
  const { languages } = environment
  const snapshotFile = join(environment.siteCacheDir, SNAPSHOT_FILE)
  const snapshot = keepSnapshot(snapshotFile, {
    write: (file, signal) => publications.writeSnapshot(file, signal),
  })
  const publications = followSitePublications(reader, {
    snapshot: tryToRead(snapshotFile),
    signal: abort.signal,
    languages,
    mediaPublicUrl: environment.mediaPublicUrl,
    cacheFolder: environment.siteCacheDir,
    onChange: (complete) => {
      pageCache.clear()
      if (complete) snapshot.schedule()
    },
  })
  const site = createSite({ environment, publications, assets, renderer, pageCache })
  await firstRead(publications)
  if (publications.source === 'snapshot')
    log('warn', 'serving-snapshot', { problem: publications.follower.health().problem })
  for (const language of site.languages) buildHomeGalleries(language)
  const server = options.createServer(site)
  await listen(server, environment)
  sendHeartbeats()
  void keepAssets(environment.siteCacheDir).catch((error: unknown) =>
    log('warn', 'assets-not-kept', { problem: messageOf(error) }),
  )
  log('info', 'listening', {
    host: environment.host,
    port: environment.port,
    documents: site.languages.reduce((sum, language) => sum + countDocuments(language), 0),
  })

  const shutDown = async () => {
    await site.drain.run(server, environment.drainSeconds * 1000)
    abort.abort()
    await publications.follower.stopped
    await snapshot.stop()
    await reader.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown())
}

/** Resolves when everything published has been read, or when the database turns out to be unavailable. */
async function firstRead(publications: Publications): Promise<void> {
  const { follower } = publications
  while (!publications.complete) {
    const { status } = follower.health()
    if (status === 'waiting' || status === 'failing') return
    await Promise.race([follower.caughtUp, wait(20)])
  }
}

/** What the site last knew, if it has written that down. */
function tryToRead(file: string): Snapshot | null {
  try {
    return readSnapshot(file)
  } catch (error) {
    // There is none before the first start has finished.
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing) log('warn', 'snapshot-not-read', { problem: messageOf(error) })
    return null
  }
}

/**
 * Builds the galleries of the front page before the first request. Those of large sites are built in steps while the
 * server starts: 0.3 s for 100,000 articles.
 */
function buildHomeGalleries(site: Site): void {
  const { home } = site.publications.store
  if (home && !site.galleryCache().whenReady(home, '')) site.galleryCache().galleriesOf(home)
}

function countDocuments({ publications: { store } }: Site): number {
  return store.articles.size + store.pages.size
}

function listen(server: Server, { port, host }: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isInUse = error.code === 'EADDRINUSE'
      reject(isInUse ? new Error(`PORT ${port} is in use. Set PORT to another one.`) : error)
    })
    server.listen(port, host, resolve)
  })
}
