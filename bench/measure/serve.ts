import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Bundles } from './bundle'

export interface Served {
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

/** Serves bundles by name, and pages made for their query, on loopback. */
export async function serve(
  files: Bundles,
  page: (pathname: string, query: URLSearchParams) => string | null,
): Promise<Served> {
  const zipped = new Map<string, Uint8Array>()
  const zip = (name: string, file: Uint8Array) => {
    const known = zipped.get(name) ?? gzipSync(file)
    zipped.set(name, known)
    return known
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const file = files.get(pathname.slice(1))
    const html = file ? null : page(pathname, searchParams)
    if (!file && html === null) return void response.writeHead(404).end()
    const ending = file ? (pathname.split('.').at(-1) ?? '') : 'html'
    const isText = file !== undefined && ['js', 'css'].includes(ending)
    response.writeHead(200, {
      'content-type': `${TYPES[ending] ?? 'application/octet-stream'}; charset=utf-8`,
      'cache-control': file ? 'max-age=600' : 'no-cache',
      ...(isText && { 'content-encoding': 'gzip' }),
    })
    response.end(isText ? zip(pathname, file) : (file ?? html))
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
