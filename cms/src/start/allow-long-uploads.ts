import { subscribe } from 'node:diagnostics_channel'
import { Server } from 'node:http'
import { UPLOAD_TIMEOUT_MS } from '@tessera/content'

/** Raises the request timeout of the server that Next.js creates. Node's default of five minutes is too short for videos. */
export function allowLongUploads(): void {
  subscribe('http.server.request.start', (message) => {
    const server =
      typeof message === 'object' && message !== null && 'server' in message ? message.server : null
    if (server instanceof Server) server.requestTimeout = UPLOAD_TIMEOUT_MS
  })
}
