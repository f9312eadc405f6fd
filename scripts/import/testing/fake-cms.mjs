// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const TOKEN = 'internal-api-token-of-the-test'
/** The limit of the CMS for one request. */
const MAX_LINES = 200

/**
 * An HTTP server that behaves like the CMS's internal API, with a data folder. It can crash during a request and restart
 * on another port; it keeps the articles that it accepted.
 */
export async function startFakeCms() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-import-'))
  writeFileSync(join(dataDir, 'internal-api-token'), `${TOKEN}\n`)
  /** @type {Map<string, Record<string, unknown>>} */
  const articles = new Map()
  /** @type {unknown[]} */
  const pages = []
  /** Names of folders of Media; their ids are their numbers from 1. @type {string[][]} */
  const folders = []
  const terms = { groups: /** @type {string[]} */ ([]), labels: /** @type {string[]} */ ([]) }
  /** Articles when the page is created. @type {number[]} */
  const articlesAtPage = []
  const state = {
    /** Uploaded images. */
    images: 0,
    /** Of the last image. */
    folder: 0,
    /** Requests to import lines. */
    requests: 0,
    linesReceived: 0,
    /** Number of the request that crashes the server after it accepted half of the lines. */
    crashInRequest: 0,
    /** @type {(key: string) => string | null} reason to reject a line */
    reject: () => null,
    /** @type {(key: string) => boolean} whether a line makes the whole request fail with 500 */
    failsOn: () => false,
  }
  /** @type {import('node:http').Server} */
  let server

  /** @param {URL} url @param {string} method @param {string} body @returns {Promise<{ status: number, json: unknown }>} */
  async function respond(url, method, body) {
    if (url.pathname === '/api/internal/start-import')
      return { status: 200, json: { started: true } }
    if (url.pathname === '/api/internal/page') {
      pages.push(JSON.parse(body))
      articlesAtPage.push(articles.size)
      return { status: 200, json: { id: 1 } }
    }
    if (url.pathname === '/api/media' && method === 'GET')
      return { status: 200, json: { docs: [] } }
    if (url.pathname === '/api/internal/folder') {
      folders.push(JSON.parse(body).names)
      return { status: 200, json: { id: folders.length } }
    }
    if (url.pathname === '/api/media') {
      state.images += 1
      state.folder = Number(/"folder":(\d+)/.exec(body)?.[1] ?? 0)
      return { status: 201, json: { doc: { id: state.images } } }
    }
    if (url.pathname === '/api/internal/terms') {
      const request = JSON.parse(body)
      if (!terms.groups.includes(request.group.label)) terms.groups.push(request.group.label)
      const labels = request.terms.map((/** @type {{ label: string }} */ { label }) => label)
      terms.labels.push(
        ...labels.filter((/** @type {string} */ one) => !terms.labels.includes(one)),
      )
      return { status: 200, json: { created: labels.length } }
    }
    if (url.pathname === '/api/internal/import')
      return importLines(body, url.searchParams.get('batch') ?? '')
    return { status: 404, json: {} }
  }

  /** @param {string} body @param {string} importBatch @returns {Promise<{ status: number, json: unknown }>} */
  async function importLines(body, importBatch) {
    state.requests += 1
    const lines = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    state.linesReceived += lines.length
    if (lines.length > MAX_LINES) return errorResponse(400, 'Too many lines.')
    if (lines.some(({ key }) => state.failsOn(key)))
      return errorResponse(500, 'Something went wrong.')
    const isCrash = state.requests === state.crashInRequest
    const result = { created: 0, skipped: 0, rejected: /** @type {object[]} */ ([]) }
    for (const { line, key, article } of isCrash ? lines.slice(0, lines.length / 2) : lines) {
      const id = `${importBatch}/${key}`
      const reason = state.reject(key)
      if (reason) result.rejected.push({ line, reason })
      else if (articles.has(id)) result.skipped += 1
      else {
        articles.set(id, article)
        result.created += 1
      }
    }
    if (isCrash) {
      await stop()
      setTimeout(start, 100)
    }
    return { status: 200, json: result }
  }

  async function start() {
    server = createServer(async (request, response) => {
      const chunks = []
      for await (const chunk of request) chunks.push(chunk)
      const isAllowed = request.headers.authorization === `Internal ${TOKEN}`
      const { status, json } = isAllowed
        ? await respond(
            new URL(request.url ?? '/', 'http://cms'),
            request.method ?? 'GET',
            Buffer.concat(chunks).toString(),
          )
        : errorResponse(403, 'Not allowed.')
      response
        .writeHead(status, { 'content-type': 'application/json', connection: 'close' })
        .end(JSON.stringify(json))
    })
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const running = { cmsUrl: `http://127.0.0.1:${port}`, siteUrl: 'http://localhost:3000', pid: 1 }
    writeFileSync(join(dataDir, 'run.json'), JSON.stringify(running))
  }

  async function stop() {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }

  await start()
  return {
    dataDir,
    articles,
    pages,
    folders,
    terms,
    articlesAtPage,
    state,
    stop: async () => {
      await stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** @param {number} status @param {string} message */
const errorResponse = (status, message) => ({ status, json: { errors: [{ message }] } })
