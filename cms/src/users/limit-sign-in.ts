import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { SignInTries } from './sign-in-attempts'
import { spendAsLong } from './equalize-response-time'
import { visitorAddress } from './visitor-address'

const credentials = z.object({ email: z.string().catch(''), password: z.string().catch('') })
const account = z.object({ email: z.string() })

/**
 * Slows down who guesses passwords, and tells nobody who has an account: neither by words nor by time. Payload's own lock
 * closes an account to everybody, its owner included, and says so of accounts alone.
 */
export function limitSignIn(tries = new SignInTries(() => performance.now())): {
  readonly beforeOperation: CollectionBeforeOperationHook
  readonly afterLogin: CollectionAfterLoginHook
} {
  return {
    beforeOperation: async ({ args, operation, req }) => {
      if (operation !== 'login' || req.payloadAPI === 'local') return args
      const { email, password } = credentials.parse('data' in args ? args.data : {})
      const wait = tries.begin({ address: visitorAddress(req.headers), account: email })
      if (wait > 0) throw tooMany(req, wait)
      if (!(await hasAccount(req, email))) await spendAsLong(password)
      return args
    },
    afterLogin: ({ req, user }) => {
      const { email } = account.parse(user)
      tries.succeed({ address: visitorAddress(req.headers), account: email })
    },
  }
}

async function hasAccount(req: PayloadRequest, email: string): Promise<boolean> {
  const found = await req.payload.db.findOne({
    collection: 'users',
    where: { email: { equals: email.trim().toLowerCase() } },
    req,
  })
  return found !== null
}

function tooMany(req: PayloadRequest, wait: number): APIError {
  const headers = new Headers(req.responseHeaders)
  headers.set('Retry-After', String(Math.ceil(wait / 1000)))
  req.responseHeaders = headers
  const minutes = Math.ceil(wait / 60_000)
  const message = `Too many tries to sign in. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  return Object.assign(new APIError(message, 429, null, true), { name: 'TooManyTries' })
}
