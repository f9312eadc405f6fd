import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  Endpoint,
  PayloadRequest,
} from 'payload'
import { isSameSecret } from '../access/is-same-secret'
import { publicError } from '../errors/public-error'
import type { Settings } from '../settings'
import { usesSecureCookies } from './session-cookies'

const COOKIE = 'tessera-setup'
/** s; enough time to fill in the form. */
const COOKIE_MAX_AGE = 30 * 60

/**
 * Requires the token that the server printed for every anonymous creation of a user. It checks the operation, not the
 * path, because /api/users/first%2Dregister reaches the same code as /api/users/first-register.
 */
export const requireSetupToken =
  (setupToken: string): CollectionBeforeOperationHook =>
  ({ args, operation, req }) => {
    if (operation !== 'create' || req.user || req.payloadAPI === 'local') return args
    if (isSameSecret(sentToken(req), setupToken)) return args
    // In a production build, Payload shows the message of an error only if its name differs from the class name.
    throw Object.assign(
      publicError('Open the setup link that the server printed when it started.', 403),
      { name: 'SetupRequired' },
    )
  }

/** `founder` is unique in the database, so only one of several simultaneous first users is saved. */
export const firstUserBecomesAdmin: CollectionBeforeChangeHook = async ({
  data,
  operation,
  req,
}) => {
  if (operation !== 'create') return data
  const existing = await req.payload.db.findOne({ collection: 'users', where: {}, req })
  return existing ? data : { ...data, role: 'admin', founder: 'first' }
}

/** GET /api/users/setup?token=…: the printed link. Stores the token in a cookie and redirects to the admin's form. */
export const setupLink = ({ setupToken, siteUrl }: Settings): Endpoint => ({
  path: '/setup',
  method: 'get',
  handler: async (req) => {
    const token = req.searchParams.get('token') ?? ''
    const { totalDocs } = await req.payload.count({ collection: 'users', req })
    if (totalDocs > 0 || !isSameSecret(token, setupToken)) {
      const reason = totalDocs > 0 ? 'It was used already.' : 'Copy the whole link.'
      return new Response(`This setup link is not valid. ${reason} Sign in at /admin.\n`, {
        status: 403,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      })
    }
    const secure = usesSecureCookies(siteUrl) ? '; Secure' : ''
    return new Response(null, {
      status: 303,
      headers: {
        location: '/admin/create-first-user',
        'set-cookie': `${COOKIE}=${encodeURIComponent(token)}; Path=/api/users; HttpOnly; SameSite=Strict; Max-Age=${COOKIE_MAX_AGE}${secure}`,
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      },
    })
  },
})

function sentToken(req: PayloadRequest): string {
  const cookies = req.headers.get('cookie') ?? ''
  const [, sent = ''] = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]+)`).exec(cookies) ?? []
  try {
    return decodeURIComponent(sent)
  } catch {
    return '' // The cookie was not set by setupLink.
  }
}
