import type { Server } from 'node:http'
import { connect } from 'node:net'

/**
 * Hands the CMS's own live reload on, in development alone: pages of Next stay dead until that socket has opened.
 * @param cmsUrl address of the CMS on loopback, such as http://127.0.0.1:4000
 */
export function forwardUpgrades(server: Server, cmsUrl: string): void {
  const { hostname, port } = new URL(cmsUrl)
  server.on('upgrade', ({ url, rawHeaders }, socket, head) => {
    // Others are Vite's.
    if (!url?.startsWith('/_next/')) return
    const cms = connect(Number(port), hostname, () => {
      const headers = rawHeaders.map((text, index) => text + (index % 2 ? '\r\n' : ': ')).join('')
      cms.write(`GET ${url} HTTP/1.1\r\n${headers}\r\n`)
      cms.write(head)
      socket.pipe(cms).pipe(socket)
    })
    // Either side may go away at any time; the page asks again by itself.
    cms.on('error', () => socket.destroy())
    socket.on('error', () => cms.destroy())
  })
}
