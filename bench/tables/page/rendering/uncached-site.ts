import { openReader } from '@tessera/content/store'
import * as renderer from '../../../../site/server/render/renderer'
import { readBuiltAssets } from '../../../../site/server/assets/built-assets'
import { readEnvironment } from '../../../../site/server/environment'
import { createSiteServer } from '../../../../site/server/site-server'
import { PageCache } from '../../../../site/server/page-cache/page-cache'
import { followSitePublications } from '../../../../site/server/publications/follow-site-publications'
import { createSite } from '../../../../site/server/site'

/** The site with a page cache of 0 bytes, so that it renders every request. */
const environment = readEnvironment(process.env)
const pageCache = new PageCache(0)
const reader = openReader(environment.databaseUrl)
const { signal } = new AbortController()
const { languages } = environment
const publications = followSitePublications(reader, {
  signal,
  languages,
  onChange: () => pageCache.clear(),
})
await publications.follower.caughtUp
const site = createSite({
  environment,
  publications,
  pageCache,
  assets: readBuiltAssets(process.env['CLIENT_FOLDER']),
  renderer: async () => renderer,
})
createSiteServer(site).listen(environment.port, environment.host)
