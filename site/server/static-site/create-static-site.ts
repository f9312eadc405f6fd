import { setTimeout as wait } from 'node:timers/promises'
import type { PublicationReader } from '@tessera/content/store'
import type { Assets } from '../../components/layout/head/assets'
import type { Environment } from '../environment'
import { PageCache } from '../page-cache/page-cache'
import { followSitePublications } from '../publications/follow-site-publications'
import { createSite, type Renderer, type Site } from '../site'
import { STATIC_PREFIX } from './files/static-paths'

export interface StaticSiteSource {
  readonly environment: Environment
  readonly reader: PublicationReader
  readonly assets: Assets
  readonly renderer: () => Promise<Renderer>
}

/**
 * The site as it is published now: later changes do not reach it.
 * @param prefix of all paths
 * @throws if the publications cannot be read
 */
export async function createStaticSite(
  source: StaticSiteSource,
  prefix = STATIC_PREFIX,
): Promise<Site> {
  const { reader, assets, renderer } = source
  // There is no editing interface to link to.
  const environment = { ...source.environment, cmsUrl: null }
  const abort = new AbortController()
  const publications = followSitePublications(reader, {
    ...{ signal: abort.signal, languages: environment.languages },
    ...{ prefix, isStatic: true },
    onChange: () => undefined,
  })
  const { follower } = publications
  while (!publications.complete) {
    const { status, problem } = follower.health()
    if (status === 'waiting' || status === 'failing') {
      abort.abort()
      throw new Error(`The published documents cannot be read: ${problem ?? 'no database'}`)
    }
    await Promise.race([follower.caughtUp, wait(20)])
  }
  abort.abort()
  await follower.stopped
  return createSite({
    ...{ environment, publications, renderer, prefix },
    assets: prefixAssets(assets, prefix),
    pageCache: new PageCache(0),
  })
}

/** All URLs of the build, with the prefix. */
const prefixAssets = (assets: Assets, prefix: string): Assets =>
  JSON.parse(JSON.stringify(assets), (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('/assets/') ? prefix + value : value,
  )
