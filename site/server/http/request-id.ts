import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Names a request in the log of both programs. */
export const REQUEST_ID = 'x-request-id'

/**
 * Gives a request its id, which is forwarded with its headers and sent with the response. One that a visitor sent is
 * replaced: it could be the same for many requests.
 */
export function setRequestId(request: IncomingMessage, response: ServerResponse): void {
  const id = randomUUID()
  request.headers[REQUEST_ID] = id
  response.setHeader(REQUEST_ID, id)
}

export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  headers[REQUEST_ID]?.toString() ?? ''
