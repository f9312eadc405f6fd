import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Instead of 600,000, which take 0.2 s of a processor: the suites sign in hundreds of times. */
const ITERATIONS = 1000

const whole = crypto.pbkdf2

const cheap: typeof crypto.pbkdf2 = (password, salt, iterations, ...rest) =>
  whole(password, salt, Math.min(iterations, ITERATIONS), ...rest)

/** Makes the password hashes of this process cheap, or as expensive as they are in the product. */
export function setPasswordHashes(cost: 'cheap' | 'whole'): void {
  crypto.pbkdf2 = cost === 'cheap' ? cheap : whole
  syncBuiltinESMExports()
}
