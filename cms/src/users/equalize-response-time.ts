import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'

/** What Payload 3.90 writes before a hash made in its present way. */
export const PRESENT_HASH = 'pbkdf2-sha256-v1:'

/** As Payload hashes a password: of the same cost, which a test compares with a stored one. */
export async function hashOf(password: string, salt: string): Promise<string> {
  const hash = await promisify(pbkdf2)(password, salt, 600_000, 32, 'sha256')
  return PRESENT_HASH + hash.toString('hex')
}

/** One at a time: who asks for people that are not there may keep one thread busy, and no more. */
const inTurn = pLimit(1)

/** For an account that is not there: otherwise the time of an answer tells who has one. */
export const spendAsLong = (password: string): Promise<unknown> =>
  inTurn(() => hashOf(password, randomBytes(32).toString('hex')))
