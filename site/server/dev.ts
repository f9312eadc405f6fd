import { createServer as createHttpServer, type Server } from 'node:http'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openReader } from '@tessera/content/store'
import { createServer as createViteServer, type ViteDevServer } from 'vite'
import type { Assets } from '../pages/chrome'
import { pageSheets } from '../pages/page-sheets'
import { typeAssets } from '../pages/type-files'
import { readEnvironment } from './environment'
import { createHandler } from './listener'
import { messageOf } from './log'
import { forwardUpgrades } from './proxy/forward-upgrades'
import { serveSite } from './serve-site'
import type { Renderer, Site } from './site'

/**
 * Live reload: pages are rendered by modules loaded anew after every change, islands and styles come from Vite, and
 * nothing is kept in the page cache. Changes under server/ need a restart.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)))

const SOURCES: Assets = {
  sheets: pageSheets((sheet) => `/styles/${sheet}.css`),
  printStyles: '/styles/print.css',
  lightboxStyles: ['/styles/lightbox.css'],
  ownerScripts: '/islands/owner-scripts/owner-scripts.ts',
  scripts: ['/@vite/client', '/islands/starter.ts'],
  types: typeAssets((source) => `/${source}`),
}

/** What Vite serves: sources and its own modules. Everything else is the site's. */
const IS_SOURCE = /^\/(@vite|@id|@fs|node_modules|islands|wire|styles|components|pages)/

const server = createHttpServer()

function answer(site: Site, vite: ViteDevServer): Server {
  const handle = createHandler(site)
  const { cmsUrl } = site.environment
  if (cmsUrl !== null) forwardUpgrades(server, cmsUrl)
  return server.on('request', (request, response) => {
    site.cache.clear()
    if (IS_SOURCE.test(request.url ?? '')) vite.middlewares(request, response)
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
      // The page may open connections to its own origin alone.
      ws: { server },
      fs: { allow: [dirname(root)] },
    },
  })
  vite.watcher.on('change', () => vite.ws.send({ type: 'full-reload' }))
  await serveSite({
    environment,
    reader: openReader(environment.databaseUrl),
    assets: SOURCES,
    renderer: async () => {
      const module: unknown = await vite.ssrLoadModule('/pages/render.tsx')
      return module as Renderer // Its own source: the type is known.
    },
    createServer: (site) => answer(site, vite),
  })
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}
