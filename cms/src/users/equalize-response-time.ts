import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'

/** Prefix of the password hashes of Payload 3.90. */
export const HASH_PREFIX = 'pbkdf2-sha256-v1:'

/** Hashes a password with the algorithm and cost of Payload. A test compares the result with a stored hash. */
export async function hashPassword(password: string, salt: string): Promise<string> {
  const hash = await promisify(pbkdf2)(password, salt, 600_000, 32, 'sha256')
  return HASH_PREFIX + hash.toString('hex')
}

/** One hash at a time, so that requests for unknown accounts use at most one thread. */
const limit = pLimit(1)

/** Hashes the password for an unknown account, so that the response time does not show which accounts exist. */
export const equalizeResponseTime = (password: string): Promise<unknown> =>
  limit(() => hashPassword(password, randomBytes(32).toString('hex')))
