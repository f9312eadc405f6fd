import { createServer } from 'node:http'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'

export interface StaticServer {
  /** With the base. */
  readonly address: string
  /** Paths that were not found. */
  readonly missing: readonly string[]
  stop(): Promise<void>
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Serves files as simple servers and buckets do: without rules, headers or query strings. */
export async function serveStatic(folder: string, base: string): Promise<StaticServer> {
  const missing: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = decodeURIComponent(pathname)
    let file = join(folder, path.slice(base.length))
    const isInside = path.startsWith(`${base}/`)
    if (isInside && existsSync(file) && statSync(file).isDirectory()) {
      if (!path.endsWith('/')) return response.writeHead(301, { Location: `${pathname}/` }).end()
      file = join(file, 'index.html')
    }
    if (!isInside || !existsSync(file)) {
      // Browsers ask for it where a page names no icon.
      if (pathname !== '/favicon.ico') missing.push(pathname)
      response.writeHead(404, { 'Content-Type': 'text/html' })
      return response.end(readFileSync(join(folder, '404.html')))
    }
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
    return response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    address: `http://127.0.0.1:${port}${base}`,
    missing,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
