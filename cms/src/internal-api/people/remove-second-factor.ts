import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { findAccount } from '../../users/password-links/accounts'
import { resetFactor } from '../../users/second-factor/endpoints'
import { readJson } from '../read-json'

const account = z.object({ email: z.email('is not an e-mail address').trim().toLowerCase() })

/** POST /api/internal/remove-second-factor: lets somebody in who lost their phone and their recovery codes. */
export async function removeSecondFactor(req: PayloadRequest) {
  const { email } = await readJson(req, account)
  const found = await findAccount(req, { email: { equals: email } })
  if (!found) throw new APIError('There is no account with this address.', 404)
  await resetFactor(req, found)
  return { name: found.name }
}
