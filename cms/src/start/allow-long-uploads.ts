import { subscribe } from 'node:diagnostics_channel'
import { Server } from 'node:http'

/**
 * Removes the time limit of a whole request from the server that Next.js creates: an upload may take as long as its
 * connection needs. The site, which forwards it, limits its pauses.
 */
export function allowLongUploads(): void {
  subscribe('http.server.request.start', (message) => {
    const server =
      typeof message === 'object' && message !== null && 'server' in message ? message.server : null
    if (server instanceof Server) server.requestTimeout = 0
  })
}
