import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { equalizeResponseTime } from './equalize-response-time'
import { SignInAttempts } from './sign-in-attempts'
import { visitorAddress } from './visitor-address'

const credentials = z.object({ email: z.string().catch(''), password: z.string().catch('') })
const account = z.object({ email: z.string() })

/**
 * Limits sign-in attempts, without revealing which accounts exist. Payload's own lock also locks out the account's owner,
 * and its response reveals that the account exists.
 */
export function limitSignIn(attempts = new SignInAttempts(() => performance.now())): {
  readonly beforeOperation: CollectionBeforeOperationHook
  readonly afterLogin: CollectionAfterLoginHook
} {
  return {
    beforeOperation: async ({ args, operation, req }) => {
      if (operation !== 'login' || req.payloadAPI === 'local') return args
      const { email, password } = credentials.parse('data' in args ? args.data : {})
      const wait = attempts.begin({ address: visitorAddress(req.headers), account: email })
      if (wait > 0) throw tooManyAttempts(req, wait)
      if (!(await hasAccount(req, email))) await equalizeResponseTime(password)
      return args
    },
    afterLogin: ({ req, user }) => {
      const { email } = account.parse(user)
      attempts.succeed({ address: visitorAddress(req.headers), account: email })
    },
  }
}

async function hasAccount(req: PayloadRequest, email: string): Promise<boolean> {
  const row = await req.payload.db.findOne({
    collection: 'users',
    where: { email: { equals: email.trim().toLowerCase() } },
    req,
  })
  return row !== null
}

/** @param wait ms */
function tooManyAttempts(req: PayloadRequest, wait: number): APIError {
  const headers = new Headers(req.responseHeaders)
  headers.set('Retry-After', String(Math.ceil(wait / 1000)))
  req.responseHeaders = headers
  const minutes = Math.ceil(wait / 60_000)
  const message = `Too many sign-in attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  return Object.assign(new APIError(message, 429, null, true), { name: 'TooManyAttempts' })
}
