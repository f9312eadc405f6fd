// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const TOKEN = 'internal-api-token-of-the-test'

/**
 * A real HTTP server that behaves like the CMS's operator doors, with a data folder of its own. It can be killed in
 * mid-request and started again on another port, and it keeps what it had taken.
 */
export async function startFakeCms() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-import-'))
  writeFileSync(join(dataDir, 'internal-api-token'), `${TOKEN}\n`)
  /** @type {Map<string, Record<string, unknown>>} */
  const articles = new Map()
  /** @type {unknown[]} */
  const pages = []
  /** @type {Record<string, Record<string, unknown>[]>} */
  const rest = { '/api/filter-groups': [], '/api/terms': [] }
  const state = {
    requests: 0,
    linesSeen: 0,
    /** Dies in this request, after it has taken half of its lines. */
    dieInRequest: 0,
    /** @type {(key: string) => string | null} reason to reject a line */
    reject: () => null,
    /** @type {(key: string) => boolean} makes the whole request fail with 500 */
    breakOn: () => false,
  }
  /** @type {import('node:http').Server} */
  let server

  async function start() {
    server = createServer(async (request, response) => {
      const answer = (/** @type {number} */ status, /** @type {unknown} */ json) =>
        response
          .writeHead(status, { 'content-type': 'application/json', connection: 'close' })
          .end(JSON.stringify(json))
      const chunks = []
      for await (const chunk of request) chunks.push(chunk)
      const body = Buffer.concat(chunks).toString()
      if (request.headers.authorization !== `Internal ${TOKEN}`)
        return answer(403, { errors: [{ message: 'Not allowed.' }] })
      const url = new URL(request.url ?? '/', 'http://cms')
      if (url.pathname === '/api/internal/page') {
        pages.push(JSON.parse(body))
        return answer(200, { id: 1 })
      }
      const rows = rest[url.pathname]
      if (rows && request.method === 'POST') {
        rows.push({ ...JSON.parse(body), id: rows.length + 1 })
        return answer(201, { doc: rows.at(-1) })
      }
      if (rows) return answer(200, { docs: rows.filter((row) => isMatch(row, url.searchParams)) })
      if (url.pathname !== '/api/internal/import') return answer(404, {})
      state.requests += 1
      const lines = body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
      state.linesSeen += lines.length
      if (lines.length > 200) return answer(400, { errors: [{ message: 'Too many lines.' }] })
      const dies = state.requests === state.dieInRequest
      const counts = { created: 0, skipped: 0, rejected: /** @type {object[]} */ ([]) }
      if (lines.some(({ key }) => state.breakOn(key)))
        return answer(500, { errors: [{ message: 'Something went wrong.' }] })
      for (const { line, key, article } of dies ? lines.slice(0, lines.length / 2) : lines) {
        const id = `${url.searchParams.get('batch')}/${key}`
        const reason = state.reject(key)
        if (reason) counts.rejected.push({ line, reason })
        else if (articles.has(id)) counts.skipped += 1
        else {
          articles.set(id, article)
          counts.created += 1
        }
      }
      if (!dies) return answer(200, counts)
      await stop()
      setTimeout(start, 100)
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
    rest,
    state,
    stop: async () => {
      await stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** @param {Record<string, unknown>} row @param {URLSearchParams} query */
function isMatch(row, query) {
  return ['slug', 'group'].every((field) => {
    const wanted = query.get(`where[${field}][equals]`)
    return wanted === null || String(row[field]) === wanted
  })
}
