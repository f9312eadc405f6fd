import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { isSameSecret } from '../access/same-secret'
import type { Settings } from '../settings'
import { mayBeSecure } from './session-cookies'

const COOKIE = 'tessera-setup'
/** Time to fill in the form, s. */
const COOKIE_AGE = 30 * 60

/**
 * Nobody becomes the first user without the token that the start printed. Asked of every creation by a stranger,
 * never by path: /api/users/first%2Dregister reaches the same code as /api/users/first-register.
 */
export const needsSetupToken =
  (setupToken: string): CollectionBeforeOperationHook =>
  ({ args, operation, req }) => {
    if (operation !== 'create' || req.user || req.payloadAPI === 'local') return args
    if (isSameSecret(sentToken(req), setupToken)) return args
    // Payload shows an error's text in a production build only when its name is not the class's own.
    throw Object.assign(
      new APIError('Open the setup link that the server printed when it started.', 403, null, true),
      { name: 'SetupRequired' },
    )
  }

/** The mark is unique in the database: of several first users at the same moment, one is saved. */
export const firstUserBecomesAdmin: CollectionBeforeChangeHook = async ({
  data,
  operation,
  req,
}) => {
  if (operation !== 'create') return data
  const known = await req.payload.db.findOne({ collection: 'users', where: {}, req })
  return known ? data : { ...data, role: 'admin', founder: 'first' }
}

/** GET /api/users/setup?token=…: from the printed link to the admin's own form. */
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
    const secure = mayBeSecure(siteUrl) ? '; Secure' : ''
    return new Response(null, {
      status: 303,
      headers: {
        location: '/admin/create-first-user',
        'set-cookie': `${COOKIE}=${encodeURIComponent(token)}; Path=/api/users; HttpOnly; SameSite=Strict; Max-Age=${COOKIE_AGE}${secure}`,
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
    return '' // Not a cookie of ours: no token.
  }
}
