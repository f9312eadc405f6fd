import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { ROLES } from '../access/roles'
import { readJson } from './read-json'

/** h */
const VALID_HOURS = 24

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
  const { docs } = await payload.find({
    ...{ collection: 'users', where: { email: { equals: email } }, limit: 1, depth: 0, req },
  })
  const existing = docs[0]
  if (!existing)
    await payload.create({
      ...{ collection: 'users', req },
      data: { email, role, name: email.split('@')[0], password: randomBytes(24).toString('hex') },
    })
  else if (existing['role'] !== role)
    await payload.update({ ...{ collection: 'users', id: existing.id, req }, data: { role } })
  // Without the request, for which `refuseForgotPassword` would refuse it.
  const token = await payload.forgotPassword({
    ...{ collection: 'users', data: { email }, disableEmail: true },
    expiration: VALID_HOURS * 3_600_000,
  })
  return { token, isNew: !existing, validHours: VALID_HOURS }
}
