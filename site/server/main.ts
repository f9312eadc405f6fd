import { openReader } from '@tessera/content/store'
import * as renderer from '../pages/render'
import { readBuiltAssets } from './assets/built-assets'
import { readEnvironment } from './environment'
import { createSiteServer } from './listener'
import { messageOf } from './log'
import { serveSite } from './serve-site'

try {
  const environment = readEnvironment(process.env)
  await serveSite({
    environment,
    reader: openReader(environment.databaseUrl),
    assets: readBuiltAssets(),
    renderer: async () => renderer,
    createServer: createSiteServer,
  })
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}
