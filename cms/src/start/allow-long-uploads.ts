import { subscribe } from 'node:diagnostics_channel'
import { Server } from 'node:http'
import { UPLOAD_TIMEOUT_MS } from '@tessera/content'

/** Next makes the server and leaves Node's five minutes for a request, which a video may need more of. */
export function allowLongUploads(): void {
  subscribe('http.server.request.start', (message) => {
    const server =
      typeof message === 'object' && message !== null && 'server' in message ? message.server : null
    if (server instanceof Server) server.requestTimeout = UPLOAD_TIMEOUT_MS
  })
}
