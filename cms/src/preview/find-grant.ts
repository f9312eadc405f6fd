import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasPreviewLink } from './links/preview-links'
import { readPreviewToken, type PreviewGrant } from './preview-token'

const account = z.object({
  sessions: z
    .array(z.object({ id: z.string(), expiresAt: z.union([z.string(), z.date()]) }))
    .nullish(),
})

/** What a token allows now. Null if it is altered, expired or revoked. */
export async function findGrant(req: PayloadRequest, token: string): Promise<PreviewGrant | null> {
  const grant = readPreviewToken(token, { secret: req.payload.secret, now: Date.now() })
  if (!grant) return null
  const isCurrent =
    'link' in grant ? await hasPreviewLink(req, grant, grant.link) : await hasSession(req, grant)
  return isCurrent ? grant : null
}

/** Whether the editor has neither signed out nor lost the account. */
async function hasSession(
  req: PayloadRequest,
  { user, session }: { readonly user: number; readonly session: string },
): Promise<boolean> {
  const found = await req.payload.db.findOne<{ id: number }>({
    collection: 'users',
    where: { id: { equals: user } },
    req,
  })
  const sessions = account.safeParse(found).data?.sessions ?? []
  return sessions.some(
    ({ id, expiresAt }) => id === session && new Date(expiresAt).getTime() > Date.now(),
  )
}
