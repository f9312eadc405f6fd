import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'

/**
 * Serves the content of slides to browser tests, under `/slides/`: articles that show their request headers, and
 * responses that fail until they are repaired.
 *
 * - `article/<name>`: a page, or a fragment for the lightbox
 * - `details/<name>`: a page with details of a work, and with what must not run
 * - `slow/<name>`: never responds
 * - `requests/<name>`: how often an article or slow address was requested and aborted
 * - `size/<file>`: an image
 * - `delayed/<key>`: an image, after `release/<key>`
 * - `failing/<failure>/<key>`: fails until `release/<key>`, then an image for keys that end with .svg, else an article
 */
export const slideServer: Plugin = {
  name: 'slide-server',
  configureServer: ({ middlewares }) => {
    middlewares.use('/slides', createSlideHandler())
  },
}

type Route = (request: IncomingMessage, response: ServerResponse, path: readonly string[]) => void

function createSlideHandler() {
  const released = new Set<string>()
  const waiting = new Map<string, ServerResponse>()
  const requests = new Map<string, { count: number; aborted: number }>()

  const record = (name: string, response: ServerResponse) => {
    const entry = requests.get(name) ?? { count: 0, aborted: 0 }
    requests.set(name, entry)
    entry.count++
    response.once('close', () => {
      if (!response.writableEnded) entry.aborted++
    })
  }

  const routes: Readonly<Record<string, Route>> = {
    article: (request, response, [name = '']) => {
      record(name, response)
      const isFragment = request.headers['x-lightbox'] === '1'
      sendHtml(response, isFragment ? fragment(name, request) : page(name))
    },
    details: (_, response, [name = '']) => sendHtml(response, detailsPage(name)),
    slow: (_, response, [name = '']) => record(name, response),
    requests: (_, response, [name = '']) =>
      response
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify(requests.get(name) ?? { count: 0, aborted: 0 })),
    size: (_, response) => sendImage(response),
    delayed: (_, response, [key = '']) => {
      if (released.has(key)) sendImage(response)
      else waiting.set(key, response)
    },
    release: (_, response, [key = '']) => {
      released.add(key)
      const delayed = waiting.get(key)
      if (delayed) sendImage(delayed)
      response.end()
    },
    failing: (request, response, [failure = '', key = '']) => {
      // Caches keep the failure: only a request that bypasses them gets another response.
      response.setHeader('Cache-Control', 'max-age=3600')
      if (!released.has(key)) return FAILURES[failure]?.(response)
      if (!key.endsWith('.svg')) return sendHtml(response, fragment(key, request))
      sendImage(response)
    },
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const [, route = '', ...rest] = pathname.split('/')
    routes[route]?.(request, response, rest)
  }
}

const FAILURES: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'not-found': (response) => sendHtml(response, '<main>No such page</main>', 404),
  'server-error': (response) => sendHtml(response, '<main>It broke</main>', 500),
  silent: () => undefined,
  'not-utf-8': (response) =>
    response
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .end(Buffer.from([0x3c, 0x70, 0x3e, 0xff, 0xfe, 0x80])),
  truncated: (response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('Content-Length', 5000)
    response.write('<article data-fragment><h1>Half', () => response.destroy())
  },
  empty: (response) => sendHtml(response, '<article data-fragment> <p></p> </article>'),
  'not-html': (response) => response.setHeader('Content-Type', 'text/plain').end('Text'),
  redirected: (response) => response.writeHead(302, { Location: 'http://127.0.0.2:9/' }).end(),
  'no-image': (response) => response.setHeader('Content-Type', 'image/png').end('No image'),
}

function sendHtml(response: ServerResponse, html: string, status = 200) {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
}

const sendImage = (response: ServerResponse) =>
  response.setHeader('Content-Type', 'image/svg+xml').end(IMAGE)

const TEXT = '<p>Salt water and wet paper, a winter of both.</p>'.repeat(60)

const fragment = (name: string, { headers }: IncomingMessage) =>
  `<article data-fragment class="article"><h1 id="top">Article ${name}</h1>
  <p>Requested by ${headers['x-requested-with']}, ${headers['cache-control'] ?? 'caches allowed'}</p>
  <p><a href="../other" onclick="document.title='run'">Another</a></p>${TEXT}</article>`

const detailsPage = (name: string) =>
  `<article><h1>Page</h1><p data-details-part>Ink on <a href="/paper">paper</a>, ${name}</p><p>Text</p></article>
  <div data-details-part><script>document.title = 'run'</script><img src="https://elsewhere.example/a.png" onerror="document.title='run'"></div>`

const page = (name: string) =>
  `<!doctype html><title>${name}</title><body><nav>Navigation</nav><main><h1>Page ${name}</h1></main></body>`

const IMAGE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><path fill="#467" d="M0 0h1600v1000H0"/></svg>'
