import type { PayloadRequest } from 'payload'
import { isSameSecret } from '../../access/is-same-secret'
import { RecentAttempts } from '../attempts/recent-attempts'
import { hashPassword } from '../hash-password'

/** Wrong passwords that one account may enter in 15 minutes, so that a session found open cannot guess it. */
const MAX_WRONG_PASSWORDS = 10
const attempts = new RecentAttempts(() => performance.now())

export const WRONG_PASSWORD = 'This is not your present password.'
export const TOO_MANY_PASSWORDS = 'Too many wrong passwords. Try again in 15 minutes.'

export type PasswordCheck = 'right' | 'wrong' | 'too-many'

/** Compares a password with that of the signed-in user. All forms that ask for it count together. */
export async function checkPresentPassword(
  req: PayloadRequest,
  password: unknown,
): Promise<PasswordCheck> {
  if (typeof password !== 'string' || password === '' || !req.user) return 'wrong'
  const account = await req.payload.db.findOne<{ id: number; hash: string; salt: string }>({
    ...{ collection: 'users', where: { id: { equals: req.user.id } }, req },
  })
  if (account === null) return 'wrong'
  // By salt: a new password starts a new count.
  const { hash, salt } = account
  if (attempts.waitFor(salt, MAX_WRONG_PASSWORDS) > 0) return 'too-many'
  // Counted before the hash is computed, so that simultaneous attempts count too.
  const time = performance.now()
  attempts.add(salt, time)
  if (!isSameSecret(await hashPassword(password, salt), hash)) return 'wrong'
  attempts.remove(salt, [time])
  return 'right'
}
