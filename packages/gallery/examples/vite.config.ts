import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin, type ViteDevServer } from 'vite'
import { articles } from './articles'
import examples from './examples.json' with { type: 'json' }

const root = import.meta.dirname

/** Serves a page for each example. `page.tsx` runs in the browser; `server.tsx`, if there is one, renders the HTML. */
const examplePages: Plugin = {
  name: 'example-pages',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const folder = url.pathname.split('/')[1] ?? ''
      const example = examples.find((entry) => entry.folder === folder)
      const isIndex = url.pathname === '/'
      if (!isIndex && (!example || url.pathname !== `/${folder}/`)) return next()
      renderPage(server, isIndex ? null : folder, url.search)
        .then((html) => server.transformIndexHtml(url.pathname, html, request.originalUrl))
        .then((html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html))
        .catch(next)
    })
  },
}

async function renderPage(server: ViteDevServer, folder: string | null, search: string) {
  const path = folder === null ? '' : `/${folder}`
  const title = examples.find((entry) => entry.folder === folder)?.title ?? 'Examples'
  const hasScript = existsSync(join(root, path, 'page.tsx'))
  const html = readFileSync(join(root, 'page.html'), 'utf8')
    .replace('<!--title-->', `${title} · Tessera`)
    .replace(
      '<!--head-->',
      '<link rel="stylesheet" href="/example.css" />' +
        (hasScript ? `<script type="module" src="${path}/page.tsx"></script>` : ''),
    )
  if (!existsSync(join(root, path, 'server.tsx'))) return html
  const { render } = await server.ssrLoadModule(`${path}/server.tsx`)
  return html.replace('<!--rendered-->', () => render(search))
}

export default defineConfig({
  root,
  appType: 'custom',
  publicDir: false,
  plugins: [examplePages, articles],
  server: { host: '127.0.0.1', port: 4510 },
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
    ],
    entries: [],
  },
})
