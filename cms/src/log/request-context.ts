import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'

/** What the log knows about the request that is being handled. */
export interface RequestContext {
  /** Of the site; commands on the machine send none. */
  readonly requestId: string
  readonly startedAt: number
  /** The last line that was logged meanwhile, and whether it was an error. */
  lastLine?: { readonly message: string; readonly isError: boolean }
}

const contexts = new AsyncLocalStorage<RequestContext>()

/** Undefined outside requests, such as in jobs. */
export const currentRequest = (): RequestContext | undefined => contexts.getStore()

export interface FinishedRequest extends RequestContext {
  readonly method: string
  /** Without the query, which may contain tokens. */
  readonly path: string
  readonly status: number
  readonly seconds: number
}

/** Gives each request of the server of Next.js a context, and calls the listener when it has been answered. */
export function followRequests(onFinish: (request: FinishedRequest) => void): void {
  const open = new WeakMap<object, RequestContext>()
  subscribe('http.server.request.start', (message) => {
    const request = requestOf(message)
    if (!request) return
    const context = { requestId: readId(request), startedAt: performance.now() }
    open.set(request, context)
    // Everything that the handler of this request starts runs in this context.
    contexts.enterWith(context)
  })
  subscribe('http.server.response.finish', (message) => {
    const request = requestOf(message)
    const context = request && open.get(request)
    const response = isObject(message) && 'response' in message ? message.response : null
    if (!request || !context || !(response instanceof ServerResponse)) return
    onFinish({
      ...context,
      method: request.method ?? '',
      path: request.url?.split('?', 1)[0] ?? '',
      status: response.statusCode,
      seconds: (performance.now() - context.startedAt) / 1000,
    })
  })
}

/** Another program on the machine may send anything. */
function readId({ headers }: IncomingMessage): string {
  const id = headers['x-request-id']?.toString() ?? ''
  return /^[\w-]{8,64}$/.test(id) ? id : randomUUID()
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function requestOf(message: unknown): IncomingMessage | null {
  const request = isObject(message) && 'request' in message ? message.request : null
  return request instanceof IncomingMessage ? request : null
}
