import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Bundles } from './bundle'

export interface BenchServer {
  readonly origin: string
  readonly stop: () => Promise<void>
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  png: 'image/png',
  jpg: 'image/jpeg',
  html: 'text/html',
}

/** Serves bundles by name on the loopback interface. `page` returns the HTML of any other path, or null for 404. */
export async function serve(
  files: Bundles,
  page: (pathname: string, query: URLSearchParams) => string | null,
): Promise<BenchServer> {
  const gzipped = new Map<string, Uint8Array>()
  const compress = (name: string, file: Uint8Array) => {
    const compressed = gzipped.get(name) ?? gzipSync(file)
    gzipped.set(name, compressed)
    return compressed
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const file = files.get(pathname.slice(1))
    const html = file ? null : page(pathname, searchParams)
    if (!file && html === null) return void response.writeHead(404).end()
    const extension = file ? (pathname.split('.').at(-1) ?? '') : 'html'
    const isText = file !== undefined && ['js', 'css'].includes(extension)
    response.writeHead(200, {
      'content-type': `${TYPES[extension] ?? 'application/octet-stream'}; charset=utf-8`,
      'cache-control': file ? 'max-age=600' : 'no-cache',
      ...(isText && { 'content-encoding': 'gzip' }),
    })
    response.end(isText ? compress(pathname, file) : (file ?? html))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
