import { subscribe } from 'node:diagnostics_channel'
import { Server } from 'node:http'

/** ms: half an hour, as the site allows. Films over slow lines. */
const LONGEST_UPLOAD = 1_800_000

/** Next makes the server and leaves Node's five minutes for a request, which a film may need more of. */
export function allowLongUploads(): void {
  subscribe('http.server.request.start', (message) => {
    const server =
      typeof message === 'object' && message !== null && 'server' in message ? message.server : null
    if (server instanceof Server) server.requestTimeout = LONGEST_UPLOAD
  })
}
