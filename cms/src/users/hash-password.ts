import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'

/** Prefix of the password hashes of Payload 3.90. */
export const HASH_PREFIX = 'pbkdf2-sha256-v1:'

/** Hashes a password with the algorithm and cost of Payload. A test compares the result with a stored hash. */
export async function hashPassword(password: string, salt: string): Promise<string> {
  const hash = await promisify(pbkdf2)(password, salt, 600_000, 32, 'sha256')
  return HASH_PREFIX + hash.toString('hex')
}
