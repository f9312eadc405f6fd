import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'

/**
 * What slides are fetched from in browser tests, under `/slides/`: articles that tell how they were asked for, and
 * answers that are ill until they are healed (`/slides/heal/<key>`).
 */
export const slideServer: Plugin = {
  name: 'slide-server',
  configureServer: ({ middlewares }) => {
    middlewares.use('/slides', (request, response) => {
      const [, part = '', ...rest] = new URL(request.url ?? '/', 'http://localhost').pathname.split(
        '/',
      )
      ANSWERS[part]?.(request, response, rest)
    })
  },
}

type Answer = (request: IncomingMessage, response: ServerResponse, path: readonly string[]) => void

const healed = new Set<string>()
const waiting = new Map<string, ServerResponse>()
const asked = new Map<string, { count: number; aborted: number }>()

const ANSWERS: Readonly<Record<string, Answer>> = {
  article: (request, response, [name = '']) => {
    note(name, response)
    send(response, request.headers['x-lightbox'] === '1' ? fragment(name, request) : page(name))
  },
  slow: (_, response, [name = '']) => note(name, response),
  news: (_, response, [name = '']) =>
    response
      .setHeader('Content-Type', 'application/json')
      .end(JSON.stringify(asked.get(name) ?? { count: 0, aborted: 0 })),
  size: (_, response) => sendImage(response),
  // Comes when it is healed, and not before.
  late: (_, response, [key = '']) => {
    if (healed.has(key)) sendImage(response)
    else waiting.set(key, response)
  },
  heal: (_, response, [key = '']) => {
    healed.add(key)
    const late = waiting.get(key)
    if (late) sendImage(late)
    response.end()
  },
  ill: (request, response, [illness = '', key = '']) => {
    // A failure that caches keep: only who goes past them is ever shown more.
    response.setHeader('Cache-Control', 'max-age=3600')
    if (!healed.has(key)) return ILLNESSES[illness]?.(response)
    if (!key.endsWith('.svg')) return send(response, fragment(key, request))
    sendImage(response)
  },
}

const ILLNESSES: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'not-found': (response) => send(response, '<main>No such page</main>', 404),
  broke: (response) => send(response, '<main>It broke</main>', 500),
  silent: () => undefined,
  'not-utf-8': (response) =>
    response
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .end(Buffer.from([0x3c, 0x70, 0x3e, 0xff, 0xfe, 0x80])),
  'cut-off': (response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('Content-Length', 5000)
    response.write('<article data-fragment><h1>Half', () => response.destroy())
  },
  empty: (response) => send(response, '<article data-fragment> <p></p> </article>'),
  'not-html': (response) => response.setHeader('Content-Type', 'text/plain').end('Words'),
  elsewhere: (response) => response.writeHead(302, { Location: 'http://127.0.0.2:9/' }).end(),
  'no-image': (response) => response.setHeader('Content-Type', 'image/png').end('No image'),
}

function note(name: string, response: ServerResponse) {
  const news = asked.get(name) ?? { count: 0, aborted: 0 }
  asked.set(name, news)
  news.count++
  response.once('close', () => {
    if (!response.writableEnded) news.aborted++
  })
}

function send(response: ServerResponse, html: string, status = 200) {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
}

const sendImage = (response: ServerResponse) =>
  response.setHeader('Content-Type', 'image/svg+xml').end(IMAGE)

const WORDS = '<p>Salt water and wet paper, a winter of both.</p>'.repeat(60)

const fragment = (name: string, { headers }: IncomingMessage) =>
  `<article data-fragment class="article"><h1 id="top">Article ${name}</h1>
  <p>Asked by ${headers['x-requested-with']}, ${headers['cache-control'] ?? 'caches welcome'}</p>
  <p><a href="../other" onclick="document.title='run'">Another</a></p>${WORDS}</article>`

const page = (name: string) =>
  `<!doctype html><title>${name}</title><body><nav>Chrome</nav><main><h1>Page ${name}</h1></main></body>`

const IMAGE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><path fill="#467" d="M0 0h1600v1000H0"/></svg>'
