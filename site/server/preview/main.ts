import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { openReader } from '@tessera/content/store'
import { readBuiltAssets } from '../assets/built-assets'
import { SOURCE_ASSETS } from '../assets/source-assets'
import { readEnvironment } from '../environment'
import { followSitePublications } from '../publications/follow-site-publications'
import * as renderer from '../render/renderer'
import { createPreviewHandler } from './create-preview-handler'

/**
 * The process that renders drafts, so that the public one never holds any. It listens on a free loopback port, which it
 * sends to the process that started it (preview-process.ts), and ends with it.
 */
process.on('disconnect', () => process.exit(0))

const environment = readEnvironment(process.env)
const { cmsUrl, languages, databaseUrl, databaseReadUrl, mediaPublicUrl, siteCacheDir } =
  environment
if (cmsUrl === null) throw new Error('There is no CMS to read drafts from: CMS_URL is not set.')

/** No path of a visitor starts like this, and no text contains it by chance. */
const prefix = `/preview/${randomBytes(9).toString('hex')}`
const publications = followSitePublications(openReader(databaseUrl, databaseReadUrl), {
  ...{ languages, prefix, mediaPublicUrl, cacheFolder: siteCacheDir },
  signal: new AbortController().signal,
  onChange: () => undefined,
})
await publications.follower.caughtUp
const isDevelopment = process.env['NODE_ENV'] === 'development'
const assets = isDevelopment ? SOURCE_ASSETS : readBuiltAssets()
const handle = createPreviewHandler({
  ...{ environment, publications, assets, prefix, cmsUrl },
  renderer: async () => renderer,
})
const server = createServer(handle)
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
})
