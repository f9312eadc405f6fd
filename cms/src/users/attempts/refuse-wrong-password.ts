import { randomBytes } from 'node:crypto'
import pLimit from 'p-limit'
import { AuthenticationError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { isSameSecret } from '../../access/is-same-secret'
import { hashPassword } from '../hash-password'

const stored = z.object({ hash: z.string(), salt: z.string() })

/** One hash at a time, so that attempts from unknown devices use at most one thread. */
const unknownDevices = pLimit(1)

interface Credentials {
  readonly email: string
  readonly password: string
}

/**
 * Checks a password with the same work for every account, so that the response time does not show which accounts exist:
 * Payload hashes only the passwords of known ones, and counts their failed attempts in the database. After the right
 * password Payload checks it again.
 * @param isKnownDevice then it does not wait for the attempts of others
 * @throws AuthenticationError as Payload does
 */
export async function refuseWrongPassword(
  req: PayloadRequest,
  { email, password }: Credentials,
  isKnownDevice: boolean,
): Promise<void> {
  const row = await req.payload.db.findOne({
    ...{ collection: 'users', req },
    where: { email: { equals: email.trim().toLowerCase() } },
  })
  const account = stored.safeParse(row).data
  const salt = account?.salt ?? randomBytes(32).toString('hex')
  const hashIt = () => hashPassword(password, salt)
  const hash = await (isKnownDevice ? hashIt() : unknownDevices(hashIt))
  if (!account || !isSameSecret(hash, account.hash)) throw new AuthenticationError(req.t)
}
