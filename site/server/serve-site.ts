import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { PublicationReader } from '@tessera/content/store'
import type { Assets } from '../pages/chrome'
import type { Environment } from './environment'
import { log } from './log'
import { PageCache } from './page-cache/page-cache'
import { follow, type Publications } from './publications/follow'
import { createSite, type Renderer, type Site } from './site'

/** How long open requests may take to finish once the site is asked to stop, ms. */
const STOP_WITHIN = 10_000

export interface Serving {
  readonly environment: Environment
  readonly reader: PublicationReader
  readonly assets: Assets
  readonly renderer: () => Promise<Renderer>
  readonly createServer: (site: Site) => Server
}

/** Follows the publications and serves them until SIGTERM or SIGINT. Rejects when the port cannot be had. */
export async function serveSite(serving: Serving): Promise<void> {
  const { environment, reader, assets, renderer } = serving
  const stop = new AbortController()
  const cache = new PageCache()
  const { languages } = environment
  const publications = follow(reader, {
    signal: stop.signal,
    languages,
    onChange: () => cache.clear(),
  })
  const site = createSite({ environment, publications, assets, renderer, cache })
  await firstReading(publications)
  for (const each of site.languages) warm(each)
  const server = serving.createServer(site)
  await listen(server, environment)
  log('info', 'listening', {
    host: environment.host,
    port: environment.port,
    documents: site.languages.reduce((sum, each) => sum + documentsOf(each), 0),
  })

  const end = async () => {
    stop.abort()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeIdleConnections()
    await Promise.race([closed, wait(STOP_WITHIN)])
    server.closeAllConnections()
    await publications.follower.stopped
    await reader.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end())
}

/** Visitors are let in once everything published is known, or once it is clear that it cannot be read yet. */
async function firstReading(publications: Publications): Promise<void> {
  const { follower } = publications
  while (!publications.complete) {
    const { status } = follower.health()
    if (status === 'waiting' || status === 'failing') return
    await Promise.race([follower.caughtUp, wait(20)])
  }
}

/**
 * The front page's galleries are built before anybody asks; of a large site in steps, while visitors are let in: 100,000
 * articles take 0.3 s.
 */
function warm(site: Site): void {
  const { home } = site.publications.library
  if (home && !site.shelf().whenReady(home, '')) site.shelf().on(home)
}

function documentsOf({ publications: { library } }: Site): number {
  return library.articles.size + library.pages.size
}

function listen(server: Server, { port, host }: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(isTaken ? new Error(`PORT ${port} is in use. Set PORT to another one.`) : error)
    })
    server.listen(port, host, resolve)
  })
}
