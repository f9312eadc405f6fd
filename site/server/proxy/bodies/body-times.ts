import type { IncomingMessage } from 'node:http'
import { isSignIn } from '../sign-in-routes'
import { bodyTimeoutMs } from './body-limit'
import type { BodyTimes } from './read-body'

/** A sign-in has a few hundred bytes. A lost packet is sent again within these times. */
const SIGN_IN_TIMES = { timeoutMs: 10_000, idleMs: 5_000 }

/** Instead of the usual limits, ms. */
export interface BodyTimeOptions {
  /** Between two bytes of a body. */
  readonly bodyIdleMs?: number
  /** For a whole body of an anonymous visitor. */
  readonly bodyTimeoutMs?: number
}

/**
 * Time limits of a body. That of a signed-in person may take as long as it does not pause, because nobody can tell how
 * slow a connection is.
 */
export function bodyTimes(
  request: Pick<IncomingMessage, 'headers' | 'method' | 'url'>,
  {
    isSignedIn,
    bodyIdleMs: idleMs,
    ...options
  }: BodyTimeOptions & {
    /** Of a sign-in never. */
    readonly isSignedIn: boolean
  },
): BodyTimes {
  if (isSignedIn) return { timeoutMs: null, idleMs }
  const usual = isSignIn(request) ? SIGN_IN_TIMES : { timeoutMs: bodyTimeoutMs(request) }
  return {
    ...usual,
    ...(idleMs !== undefined && { idleMs }),
    ...(options.bodyTimeoutMs !== undefined && { timeoutMs: options.bodyTimeoutMs }),
  }
}
