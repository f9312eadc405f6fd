import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { requireUser } from '../access/require-role'
import { uncachedJson } from '../http/uncached-json'
import { readJson } from '../internal-api/read-json'
import { findGrant } from './find-grant'
import { findOverlay } from './overlay/find-overlay'
import { previewLinkEndpoints } from './links/endpoints'
import { PREVIEW_COLLECTIONS, signPreviewToken } from './preview-token'

/** An editor's token; the form gets a new one before it expires, ms. */
const TOKEN_LIFETIME_MS = 30 * 60_000

const document = z.object({
  collection: z.enum(PREVIEW_COLLECTIONS),
  id: z.coerce.number().int().positive(),
})
const bearer = z.object({ token: z.string().max(1_000) })
const session = z.object({ id: z.number().int().positive(), _sid: z.string() })

/** POST /api/preview-tokens: a token for the preview of one document, for editors. */
const createToken: Endpoint = {
  path: '/preview-tokens',
  method: 'post',
  handler: async (req) => {
    requireUser(req)
    const user = session.parse(req.user)
    const expires = Date.now() + TOKEN_LIFETIME_MS
    const token = signPreviewToken(
      { ...(await readJson(req, document)), expires, user: user.id, session: user._sid },
      req.payload.secret,
    )
    return uncachedJson({ token, expires })
  },
}

/** POST /api/internal/preview/check: whether a token is valid. Its token is the only credential. */
const check: Endpoint = {
  path: '/internal/preview/check',
  method: 'post',
  handler: async (req) => ((await grantOf(req)) ? uncachedJson({}) : notFound()),
}

/** POST /api/internal/preview: the drafts that a token shows. The site does not forward it to the public. */
const readOverlay: Endpoint = {
  path: '/internal/preview',
  method: 'post',
  handler: async (req) => {
    const grant = await grantOf(req)
    const overlay = grant && (await findOverlay(req, grant))
    if (!overlay) return notFound()
    const isForOthers = 'link' in grant
    return uncachedJson({ ...overlay, expires: grant.expires, isForOthers })
  },
}

const grantOf = async (req: PayloadRequest) => findGrant(req, (await readJson(req, bearer)).token)

const notFound = () =>
  Response.json(
    { errors: [{ message: 'This preview has ended.' }] },
    { status: 404, headers: { 'cache-control': 'no-store' } },
  )

export const previewEndpoints: readonly Endpoint[] = [
  ...[createToken, check, readOverlay],
  ...previewLinkEndpoints,
]
