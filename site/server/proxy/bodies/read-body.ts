import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { limitBody } from './body-limit'

/** Time between two bytes of a body, ms. */
const IDLE_TIMEOUT_MS = 30_000

/** ms */
export interface BodyTimes {
  /** For the whole body; null: no limit. */
  readonly timeoutMs: number | null
  /** Between two bytes. */
  readonly idleMs?: number | undefined
}

interface TimeLimits extends BodyTimes {
  readonly onTimeout: () => void
}

/**
 * Limits the time of a body, not that of the response: a save that takes long must not be reported as failed. Calls
 * `onTimeout` once.
 */
export function limitTime(
  request: IncomingMessage,
  { timeoutMs, onTimeout, idleMs = IDLE_TIMEOUT_MS }: TimeLimits,
): void {
  const handleTimeout = () => {
    request.setTimeout(0)
    clearTimeout(deadline)
    onTimeout()
  }
  request.setTimeout(idleMs, handleTimeout)
  const deadline = timeoutMs === null ? undefined : setTimeout(handleTimeout, timeoutMs)
  request.once('end', () => request.setTimeout(0))
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(deadline))
}

export class VisitorLeft extends Error {
  override readonly name = 'VisitorLeft'
}

interface BodyLimits extends TimeLimits {
  /** Bytes. */
  readonly limit: number
}

/**
 * Reads a whole body.
 * @throws {BodyTooLarge} when it is larger than `limit`
 * @throws {VisitorLeft} when the connection ends before the body
 */
export async function readBody(
  request: IncomingMessage,
  { limit, ...times }: BodyLimits,
): Promise<Buffer> {
  limitTime(request, times)
  const limited = limitBody(limit)
  request.on('close', () => request.complete || limited.destroy(new VisitorLeft()))
  // The rest of a body that is too large is read and dropped.
  limited.on('error', () => request.unpipe(limited).resume())
  return buffer(request.pipe(limited))
}
