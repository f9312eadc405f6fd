import { openReader } from '@tessera/content/store'
import * as renderer from '../../../../site/pages/render'
import { readBuiltAssets } from '../../../../site/server/assets/built-assets'
import { readEnvironment } from '../../../../site/server/environment'
import { createSiteServer } from '../../../../site/server/listener'
import { PageCache } from '../../../../site/server/page-cache/page-cache'
import { follow } from '../../../../site/server/publications/follow'
import { createSite } from '../../../../site/server/site'

/** The site with room for no page in its cache: every request is rendered. */
const environment = readEnvironment(process.env)
const cache = new PageCache(0)
const reader = openReader(environment.databaseUrl)
const { signal } = new AbortController()
const { languages } = environment
const publications = follow(reader, { signal, languages, onChange: () => cache.clear() })
await publications.follower.caughtUp
const site = createSite({
  environment,
  publications,
  cache,
  assets: readBuiltAssets(process.env['CLIENT_FOLDER']),
  renderer: async () => renderer,
})
createSiteServer(site).listen(environment.port, environment.host)
