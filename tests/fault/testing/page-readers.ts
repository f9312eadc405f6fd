import { Agent, request } from 'node:http'

export interface PageReaders {
  /** Number of pages that were read with all their assets. */
  readonly pages: () => number
  /** What went wrong, one text each. */
  readonly failures: readonly string[]
  stop(): Promise<void>
}

/**
 * Visitors without a cache that read pages in turn, each with the scripts and style sheets that it names, over a
 * connection of their own.
 * @param paths of pages
 */
export function startPageReaders(
  origin: string,
  paths: readonly string[],
  count: number,
): PageReaders {
  let isRunning = true
  let pages = 0
  const failures: string[] = []
  const read = async (_: unknown, reader: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const get = async (path: string) => {
      const { status, body } = await send(origin + path, agent)
      if (status !== '200') failures.push(`${path}: ${status}`)
      return body
    }
    for (let number = reader; isRunning; number += 1) {
      const html = await get(paths[number % paths.length] ?? '/')
      for (const path of assetsIn(html)) await get(path)
      pages += 1
    }
    agent.destroy()
  }
  const readers = Promise.all(Array.from({ length: count }, read))
  return {
    pages: () => pages,
    failures,
    stop: async () => {
      isRunning = false
      await readers
    },
  }
}

/** Addresses of the scripts and style sheets of a page. */
export const assetsIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path))

function send(url: string, agent: Agent): Promise<{ status: string; body: string }> {
  return new Promise((resolve) => {
    let body = ''
    const fail = (error: Error) => resolve({ status: error.message, body })
    const sent = request(url, { agent }, (response) => {
      response.setEncoding('utf8').on('data', (text: string) => (body += text))
      response.on('error', fail)
      response.on('end', () => resolve({ status: String(response.statusCode), body }))
    })
    sent.on('error', fail)
    sent.end()
  })
}
