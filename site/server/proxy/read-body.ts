import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { limitBody } from './body-limit'

/** Time between two bytes of a body, ms. */
const IDLE_TIMEOUT_MS = 30_000

/** Calls `onTimeout` when a body pauses for too long, or takes longer than `timeoutMs`. */
export function limitTime(request: IncomingMessage, timeoutMs: number, onTimeout: () => void) {
  request.setTimeout(IDLE_TIMEOUT_MS, onTimeout)
  const deadline = setTimeout(onTimeout, timeoutMs)
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(deadline))
}

export class VisitorLeft extends Error {
  override readonly name = 'VisitorLeft'
}

interface BodyLimits {
  /** Bytes. */
  readonly limit: number
  readonly timeoutMs: number
  readonly onTimeout: () => void
}

/**
 * Reads a whole body.
 * @throws {BodyTooLarge} when it is larger than `limit`
 * @throws {VisitorLeft} when the connection ends before the body
 */
export async function readBody(
  request: IncomingMessage,
  { limit, timeoutMs, onTimeout }: BodyLimits,
): Promise<Buffer> {
  limitTime(request, timeoutMs, onTimeout)
  const limited = limitBody(limit)
  request.on('close', () => request.complete || limited.destroy(new VisitorLeft()))
  // The rest of a body that is too large is read and dropped.
  limited.on('error', () => request.unpipe(limited).resume())
  return buffer(request.pipe(limited))
}
