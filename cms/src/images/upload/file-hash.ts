import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

const hashes = new WeakMap<Buffer, Promise<string>>()

/** Bytes that are hashed without a break: a millisecond. */
const HASHED_AT_ONCE = 1024 * 1024

/**
 * The SHA-256 hash, by which the same file is recognised. Computed once, in parts between which other requests are
 * answered. The hash of a thread takes longer in this one, since it copies the file twice.
 */
export function fileHash(data: Buffer): Promise<string> {
  const hash = hashes.get(data) ?? hashInParts(data)
  hashes.set(data, hash)
  return hash
}

async function hashInParts(data: Buffer): Promise<string> {
  const hash = createHash('sha256')
  for (let start = 0; start < data.length; start += HASHED_AT_ONCE) {
    hash.update(data.subarray(start, start + HASHED_AT_ONCE))
    await setImmediate()
  }
  return hash.digest('hex')
}
