import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { ROLES } from '../../access/roles'
import { createAccount, findAccount } from '../../users/password-links/accounts'
import { createToken, VALID_HOURS } from '../../users/password-links/password-link'
import { readJson } from '../read-json'

const invitation = z.object({
  email: z.email('is not an e-mail address').trim().toLowerCase(),
  role: z.enum(ROLES),
})

/**
 * POST /api/internal/invite: the token with which somebody sets their password once, within a day. Creates the account if
 * there is none; the role of an existing one becomes `role`.
 */
export async function invite(req: PayloadRequest) {
  const { email, role } = await readJson(req, invitation)
  const { payload } = req
  const existing = await findAccount(req, { email: { equals: email } })
  if (!existing) await createAccount(req, { email, role, name: email.split('@')[0] ?? email })
  else if (existing.role !== role)
    await payload.update({ ...{ collection: 'users', id: existing.id, req }, data: { role } })
  const token = await createToken(payload, email, 'invitation')
  return { token, isNew: !existing, validHours: VALID_HOURS.invitation }
}
