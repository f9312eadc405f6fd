import { LRUCache } from 'lru-cache'
import { RecentAttempts } from '../attempts/recent-attempts'
import { findFactor, updateFactor, type Context, type UserId } from './factor-store'
import { hashRecoveryCode, isRecoveryCode } from './recovery-codes'
import { stepOf, WINDOW } from './totp'

/** Wrong codes of apps for one account, from all addresses. With 20 of 10^6 in 15 minutes, guessing takes months. */
const MAX_WRONG_CODES = 20
const wrongCodes = new RecentAttempts(() => performance.now())

/**
 * Codes that were used, so that two simultaneous requests cannot use one: each waits for its transaction. Only a right
 * code is added, so nobody can push out those of others by guessing.
 */
const spent = new LRUCache<string, true>({ max: 10_000 })

export type CodeResult = 'used-app' | 'used-recovery-code' | 'wrong' | 'too-many'

/**
 * Uses a code of an account, once. Too many wrong ones block codes of apps, which only somebody who knows the password can
 * try; recovery codes cannot be guessed and always work.
 */
export async function spendCode(
  context: Context,
  user: UserId,
  { code, now = Date.now() }: { readonly code: string; readonly now?: number },
): Promise<CodeResult> {
  const factor = await findFactor(context, user)
  if (!factor) return 'wrong'
  if (isRecoveryCode(code)) {
    const hash = hashRecoveryCode(code, context.payload.secret)
    if (!factor.recoveryCodes.includes(hash) || !takeOnce(hash)) return 'wrong'
    const recoveryCodes = factor.recoveryCodes.filter((each) => each !== hash)
    await updateFactor(context, factor, { recoveryCodes })
    return 'used-recovery-code'
  }
  if (wrongCodes.waitFor(String(user), MAX_WRONG_CODES) > 0) return 'too-many'
  const step = stepOf(factor.secret, code, now)
  if (step === null || isUsed(step, factor.lastStep) || !takeOnce(`${factor.secret} ${step}`)) {
    wrongCodes.add(String(user))
    return 'wrong'
  }
  await updateFactor(context, factor, { lastStep: step })
  return 'used-app'
}

/**
 * Codes are used in the order of their periods. A used one that is still to come was accepted while the clock was wrong:
 * it must not lock its owner out until then.
 */
const isUsed = (step: number, lastStep: number) => step <= lastStep && lastStep - step <= 2 * WINDOW

function takeOnce(key: string): boolean {
  if (spent.has(key)) return false
  spent.set(key, true)
  return true
}
