import type { Payload } from 'payload'
import { IDEMPOTENCY_KEYS } from './keys-collection'

/** For how long a repeated request is recognised. */
const KEY_LIFETIME_MS = 24 * 60 * 60_000

export async function forgetIdempotencyKeys(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - KEY_LIFETIME_MS).toISOString()
  await payload.db.deleteMany({
    collection: IDEMPOTENCY_KEYS,
    where: { at: { less_than: before } },
  })
}
