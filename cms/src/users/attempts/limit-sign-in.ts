import { setTimeout as sleepFor } from 'node:timers/promises'
import type { APIError } from 'payload'
import type {
  CollectionAfterLoginHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { publicError } from '../../errors/public-error'
import { deviceCookie, knownDevice } from './known-device'
import { refuseWrongPassword } from './refuse-wrong-password'
import { SETS_PASSWORD } from '../second-factor/require-second-factor'
import { SignInAttempts, type SignInAttempt } from './sign-in-attempts'
import { createSlowDown } from './slow-down'
import { visitorAddress } from './visitor-address'

const credentials = z.object({ email: z.string().catch(''), password: z.string().catch('') })
const account = z.object({ email: z.string() })

/** Attempts of unknown devices that are slowed down or hashed, one after another: about 4 s of hashing. */
const MAX_PENDING = 16
/** ms */
const PENDING_WAIT_MS = 5_000

interface Options {
  /** Whether cookies get the attribute Secure. */
  readonly isSecure: boolean
  readonly attempts?: SignInAttempts
  sleep?(ms: number): Promise<unknown>
}

/**
 * Limits sign-in attempts, without revealing which accounts exist. Payload's own lock also locks out the account's owner,
 * and its response reveals that the account exists.
 */
export function limitSignIn({
  isSecure,
  attempts = new SignInAttempts(() => performance.now()),
  sleep = sleepFor,
}: Options): {
  readonly beforeOperation: CollectionBeforeOperationHook
  readonly afterLogin: CollectionAfterLoginHook
} {
  const slowDown = createSlowDown(sleep)
  let pending = 0

  /** @throws when too many wait already; the attempt is not counted then: others are the cause */
  async function inTurn(req: PayloadRequest, check: () => Promise<void>): Promise<void> {
    if (pending >= MAX_PENDING) throw tooManyAttempts(req, PENDING_WAIT_MS)
    pending += 1
    try {
      await check()
    } finally {
      pending -= 1
    }
  }

  return {
    beforeOperation: async ({ args, operation, req }) => {
      if (operation !== 'login' || req.payloadAPI === 'local') return args
      const { email, password } = credentials.parse('data' in args ? args.data : {})
      const attempt = attemptOf(req, email)
      const check = async () => {
        const wait = attempts.begin(attempt) || (await slowDown(attempts.delay(attempt)))
        if (wait > 0) throw tooManyAttempts(req, wait)
        // Payload refuses missing ones, without a look at the account.
        if (email.trim() !== '' && password.trim() !== '')
          await refuseWrongPassword(req, { email, password }, Boolean(attempt.device))
      }
      await (attempt.device ? check() : inTurn(req, check))
      return args
    },
    afterLogin: ({ context, req, user }) => {
      const { email } = account.parse(user)
      attempts.succeed(attemptOf(req, email))
      // Who has a link is not yet who knows the second factor.
      if (context[SETS_PASSWORD] === true) return
      const headers = new Headers(req.responseHeaders)
      headers.append('Set-Cookie', deviceCookie({ email, secret: req.payload.secret }, isSecure))
      req.responseHeaders = headers
    },
  }
}

const attemptOf = (req: PayloadRequest, email: string): SignInAttempt => ({
  address: visitorAddress(req.headers),
  account: email,
  device: knownDevice(req.headers, { email, secret: req.payload.secret }),
})

/** @param wait ms */
function tooManyAttempts(req: PayloadRequest, wait: number): APIError {
  const headers = new Headers(req.responseHeaders)
  headers.set('Retry-After', String(Math.ceil(wait / 1000)))
  req.responseHeaders = headers
  const message = `Too many sign-in attempts. Try again in ${durationOf(wait)}.`
  return Object.assign(publicError(message, 429), { name: 'TooManyAttempts' })
}

/** @param wait ms */
function durationOf(wait: number): string {
  const [count, unit] =
    wait < 60_000 ? [Math.ceil(wait / 1000), 'second'] : [Math.ceil(wait / 60_000), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
