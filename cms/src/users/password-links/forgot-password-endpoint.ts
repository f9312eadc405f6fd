import type { Endpoint, Payload } from 'payload'
import { z } from 'zod'
import { publicError } from '../../errors/public-error'
import { uncachedJson } from '../../http/uncached-json'
import { readJson } from '../../internal-api/read-json'
import { sendsMail } from '../../mail/email-adapter'
import type { Settings } from '../../settings'
import { SignInAttempts } from '../attempts/sign-in-attempts'
import { visitorAddress } from '../attempts/visitor-address'
import { SITE_MAINTAINER } from '../../errors/site-maintainer'
import { createToken, sendLink } from './password-link'

const request = z.object({ email: z.email('is not an e-mail address').trim().toLowerCase() })

/** Says the same for known and unknown addresses. */
const SENT_IF_KNOWN =
  'If there is an account with this address, a message with a link is on its way to it.'

/**
 * POST /api/users/forgot-password, instead of Payload's. It answers before it looks for the account, so that the time
 * shows nothing either.
 */
export const forgotPassword = (
  settings: Settings,
  attempts = new SignInAttempts(() => performance.now()),
): Endpoint => ({
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const { payload } = req
    if (!sendsMail(payload)) throw noMail()
    const { email } = await readJson(req, request)
    // Refused requests get the same answer: the limit of an account must not reveal that it exists.
    // Where visitors cannot be distinguished, the limit is that of the account.
    const address = visitorAddress(req.headers) ?? email
    const isAllowed = attempts.begin({ address, account: email }) === 0
    if (isAllowed)
      void mailLink(payload, settings, email).catch((err: unknown) =>
        payload.logger.error({ err, msg: 'A link for a new password could not be mailed.' }),
      )
    return uncachedJson({ message: SENT_IF_KNOWN })
  },
})

async function mailLink(payload: Payload, settings: Settings, email: string): Promise<void> {
  const { docs } = await payload.find({
    ...{ collection: 'users', where: { email: { equals: email } }, limit: 1, depth: 0 },
  })
  const [account] = docs
  if (!account) return
  const token = await createToken(payload, email, 'reset')
  if (token === null) return
  await sendLink(payload, settings, {
    ...{ kind: 'reset', token, to: { email, name: String(account['name']) } },
  })
}

const noMail = () =>
  Object.assign(
    publicError(
      `This site sends no e-mail. Ask an admin for a link, or ${SITE_MAINTAINER} (npm run admin).`,
    ),
    { name: 'NoMail' },
  )
