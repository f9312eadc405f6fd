import { openReader } from '@tessera/content/store'
import { readBuiltAssets } from './assets/built-assets'
import { readEnvironment } from './environment'
import { messageOf } from './log'
import * as renderer from './render/renderer'
import { serveSite } from './serve-site'
import { createSiteServer } from './site-server'

try {
  const environment = readEnvironment(process.env)
  await serveSite({
    environment,
    reader: openReader(environment.databaseUrl, environment.databaseReadUrl),
    assets: readBuiltAssets(),
    renderer: async () => renderer,
    createServer: createSiteServer,
  })
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}
