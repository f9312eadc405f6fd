import type { Server } from 'node:http'
import { connect } from 'node:net'

/**
 * Forwards the WebSocket of Next.js, for development: without it admin pages do not start.
 * @param cmsUrl URL of the CMS, such as http://127.0.0.1:4000
 */
export function forwardUpgrades(server: Server, cmsUrl: string): void {
  const { hostname, port } = new URL(cmsUrl)
  server.on('upgrade', ({ url, rawHeaders }, socket, head) => {
    // Vite handles the others.
    if (!url?.startsWith('/_next/')) return
    const cms = connect(Number(port), hostname, () => {
      const headers = rawHeaders.map((text, index) => text + (index % 2 ? '\r\n' : ': ')).join('')
      cms.write(`GET ${url} HTTP/1.1\r\n${headers}\r\n`)
      cms.write(head)
      socket.pipe(cms).pipe(socket)
    })
    // The page reconnects after a failure on either side.
    cms.on('error', () => socket.destroy())
    socket.on('error', () => cms.destroy())
  })
}
