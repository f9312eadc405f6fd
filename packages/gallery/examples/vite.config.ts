import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createServer, defineConfig, type Plugin, type ViteDevServer } from 'vite'
import { articles, articlePages } from './articles'
import examples from './examples.json' with { type: 'json' }
import guides from './guides/guides.json' with { type: 'json' }

const root = import.meta.dirname
const drawings = join(root, '../../../docs/patterns')
const pages = [...guides, ...examples]

/** Serves a page for each guide and example. `page.tsx` runs in the browser; `server.tsx`, if there is one, renders the HTML. */
const examplePages: Plugin = {
  name: 'example-pages',
  configureServer: (server) => {
    server.middlewares.use('/drawings', (request, response, next) => {
      const drawing = join(drawings, basename(request.url ?? ''))
      if (!existsSync(drawing)) return next()
      response.setHeader('Content-Type', 'image/svg+xml').end(readFileSync(drawing))
    })
    server.middlewares.use((request, response, next) => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const folder = url.pathname.split('/')[1] ?? ''
      const page = pages.find((entry) => entry.folder === folder)
      const isIndex = url.pathname === '/'
      if (!isIndex && (!page || url.pathname !== `/${folder}/`)) return next()
      renderPage(isIndex ? null : folder, url.search, server.ssrLoadModule)
        .then((html) => server.transformIndexHtml(url.pathname, html, request.originalUrl))
        .then((html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html))
        .catch(next)
    })
  },
}

async function renderPage(
  folder: string | null,
  search: string,
  loadModule: ViteDevServer['ssrLoadModule'],
) {
  const path = folder === null ? '' : `/${folder}`
  const title = pages.find((entry) => entry.folder === folder)?.title ?? 'Examples'
  const hasScript = existsSync(join(root, path, 'page.tsx'))
  const html = readFileSync(join(root, 'page.html'), 'utf8')
    .replace('<!--title-->', `${title} · Tessera Gallery`)
    .replace(
      '<!--head-->',
      '<link rel="stylesheet" href="/example.css" />' +
        (hasScript ? `<script type="module" src="${path}/page.tsx"></script>` : ''),
    )
  if (guides.some((guide) => guide.folder === folder)) {
    const { renderGuide } = await loadModule('/guides/render-guide.tsx')
    return html.replace('<!--rendered-->', () => renderGuide(folder))
  }
  if (!existsSync(join(root, path, 'server.tsx'))) return html
  const { render } = await loadModule(`${path}/server.tsx`)
  return html.replace('<!--rendered-->', () => render(search))
}

/** HTML file → folder of its page; null: the list of all. */
const pageFiles = new Map<string, string | null>([
  [join(root, 'index.html'), null],
  ...pages.map(({ folder }) => [join(root, folder, 'index.html'), folder] as const),
])

/**
 * `vite build` writes the same pages as files, with the images and articles, for any base path. Without a server they have
 * no query strings.
 */
const exportedPages: Plugin = {
  name: 'exported-pages',
  apply: 'build',
  config: () => ({ base: './', build: { rolldownOptions: { input: [...pageFiles.keys()] } } }),
  resolveId: (id) => (pageFiles.has(id) ? id : null),
  load(id) {
    const folder = pageFiles.get(id)
    return folder === undefined ? null : renderPage(folder, '', loadInServer)
  },
  generateBundle() {
    const emit = (fileName: string, source: string | Buffer) =>
      this.emitFile({ type: 'asset', fileName, source })
    for (const name of readdirSync(join(root, 'images')))
      emit(`images/${name}`, readFileSync(join(root, 'images', name)))
    for (const { folder } of examples)
      emit(`${folder}/screenshot.jpg`, readFileSync(join(root, folder, 'screenshot.jpg')))
    for (const name of readdirSync(drawings))
      emit(`drawings/${name}`, readFileSync(join(drawings, name)))
    for (const { id, html } of articlePages()) emit(`articles/${id}/index.html`, html)
  },
}

async function loadInServer(path: string) {
  const server = await createServer({
    ...{ root, configFile: false, appType: 'custom', server: { middlewareMode: true, ws: false } },
    optimizeDeps: { noDiscovery: true },
  })
  return server.ssrLoadModule(path).finally(() => server.close())
}

export default defineConfig({
  root,
  appType: 'custom',
  publicDir: false,
  plugins: [examplePages, articles, exportedPages],
  server: { host: '127.0.0.1', port: 4510 },
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-router',
    ],
    entries: [],
  },
})
