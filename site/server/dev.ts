import { createServer as createHttpServer, type Server } from 'node:http'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openReader } from '@tessera/content/store'
import { createServer as createViteServer, type ViteDevServer } from 'vite'
import { SOURCE_ASSETS } from './assets/source-assets'
import { readEnvironment } from './environment'
import { messageOf } from './log'
import { forwardUpgrades } from './proxy/forward-upgrades'
import { serveSite } from './serve-site'
import type { Renderer, Site } from './site'
import { createRequestHandler } from './site-server'

/**
 * The development server. Vite serves scripts and styles and reloads the page after a change, the renderer is loaded
 * again for each page, and no page is cached. Other changes in server/ need a restart.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** URLs of Vite: sources and its own modules. */
const VITE_URL = /^\/(@vite|@id|@fs|node_modules|client|serialization|styles|components|i18n)/

const server = createHttpServer()

function handleRequests(site: Site, vite: ViteDevServer): Server {
  const handle = createRequestHandler(site)
  const { cmsUrl } = site.environment
  if (cmsUrl !== null) forwardUpgrades(server, cmsUrl)
  return server.on('request', (request, response) => {
    site.pageCache.clear()
    if (VITE_URL.test(request.url ?? '')) vite.middlewares(request, response)
    else handle(request, response)
  })
}

try {
  const environment = readEnvironment(process.env)
  const vite = await createViteServer({
    root,
    appType: 'custom',
    configFile: `${root}/vite.config.ts`,
    server: {
      middlewareMode: true,
      // The Content-Security-Policy allows connections to the page's own origin only.
      ws: { server },
      fs: { allow: [dirname(root)] },
    },
  })
  vite.watcher.on('change', () => vite.ws.send({ type: 'full-reload' }))
  await serveSite({
    environment,
    reader: openReader(environment.databaseUrl),
    assets: SOURCE_ASSETS,
    renderer: async () => {
      const module: unknown = await vite.ssrLoadModule('/server/render/renderer.ts')
      return module as Renderer // The type is that of the same source.
    },
    createServer: (site) => handleRequests(site, vite),
  })
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}
