import { handleEndpoints } from 'payload'
import type { TestCms } from './start-cms'

export const ORIGIN = 'http://localhost:3000'
export const INTERNAL_API = { authorization: 'Internal internal-api-token' }

/** Sends a request to the REST API, without the network. @param path below /api */
export function send(
  { payload, key }: Pick<TestCms, 'payload' | 'key'>,
  path: string,
  init: RequestInit & { readonly headers?: Record<string, string> } = {},
): Promise<Response> {
  return handleEndpoints({
    config: payload.config,
    payloadInstanceCacheKey: key,
    request: new Request(`${ORIGIN}/api${path}`, init),
  })
}

/** @param body a string is sent unchanged, every other value as JSON */
export const post = (
  cms: Pick<TestCms, 'payload' | 'key'>,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  send(cms, path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
