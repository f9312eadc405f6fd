import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readPreviewToken, type PreviewGrant } from './preview-token'

const account = z.object({
  sessions: z
    .array(z.object({ id: z.string(), expiresAt: z.union([z.string(), z.date()]) }))
    .nullish(),
})

/** What a token allows now. Null if it is altered or expired, and once its editor has signed out or lost the account. */
export async function findGrant(req: PayloadRequest, token: string): Promise<PreviewGrant | null> {
  const { payload } = req
  const now = Date.now()
  const grant = readPreviewToken(token, { secret: payload.secret, now })
  if (!grant) return null
  const user = await payload.db.findOne<{ id: number }>({
    collection: 'users',
    where: { id: { equals: grant.user } },
    req,
  })
  const sessions = account.safeParse(user).data?.sessions ?? []
  const isCurrent = sessions.some(
    ({ id, expiresAt }) => id === grant.session && new Date(expiresAt).getTime() > now,
  )
  return isCurrent ? grant : null
}
