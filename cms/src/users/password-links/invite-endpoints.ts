import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { requireAdmin } from '../../access/require-role'
import { ROLES } from '../../access/roles'
import { USERS_KIND } from '../../audit-log/describe-document'
import { recordAction } from '../../audit-log/record-action'
import { publicError } from '../../errors/public-error'
import { uncachedJson } from '../../http/uncached-json'
import { readJson } from '../../internal-api/read-json'
import { sendsMail } from '../../mail/email-adapter'
import type { Settings } from '../../settings'
import { createAccount, findAccount } from './accounts'
import { createToken, linkTo, sendLink, VALID_HOURS } from './password-link'

const invitation = z.object({
  email: z.email('is not an e-mail address').trim().toLowerCase(),
  name: z.string().trim().min(1, 'is empty').max(200),
  role: z.enum(ROLES),
})

interface Account {
  readonly id: number | string
  readonly email: string
  readonly name: string
}

/** POST /api/users/invite: an account and its link, mailed or for the admin to copy. */
const invite = (settings: Settings): Endpoint => ({
  path: '/invite',
  method: 'post',
  handler: async (req) => {
    requireAdmin(req, ONLY_ADMINS)
    const data = await readJson(req, invitation)
    if (await findAccount(req, { email: { equals: data.email } }))
      throw publicError('There is an account with this address. Open it to make a new link.')
    const { id } = await createAccount(req, data)
    return deliver(req, settings, { ...data, id })
  },
})

/** POST /api/users/:id/password-link: a new link for somebody who lost theirs. */
const passwordLink = (settings: Settings): Endpoint => ({
  path: '/:id/password-link',
  method: 'post',
  handler: async (req) => {
    requireAdmin(req, ONLY_ADMINS)
    const id = Number(req.routeParams?.['id'])
    const account = Number.isSafeInteger(id) && (await findAccount(req, { id: { equals: id } }))
    if (!account) throw publicError('This account no longer exists.', 404)
    if (account.id === req.user?.id) throw publicError(OWN_ACCOUNT)
    return deliver(req, settings, account)
  },
})

export const inviteEndpoints = (settings: Settings): readonly Endpoint[] => [
  invite(settings),
  passwordLink(settings),
]

/** Mails the link. An admin gets it only if it could not be mailed: a mailed one is its owner's alone. */
async function deliver(req: PayloadRequest, settings: Settings, account: Account) {
  const { payload } = req
  const token = await createToken(payload, account.email, 'invitation')
  if (token === null) throw publicError('This account no longer exists.', 404)
  await recordAction(req, {
    ...{ action: 'password-link', kind: USERS_KIND, document: account.id, title: account.name },
  })
  const validHours = VALID_HOURS.invitation
  const toCopy = { isMailed: false, link: linkTo(settings.siteUrl, token), validHours }
  if (!sendsMail(payload)) return uncachedJson(toCopy)
  try {
    await sendLink(payload, settings, { kind: 'invitation', token, to: account })
    return uncachedJson({ isMailed: true, validHours })
  } catch (err) {
    payload.logger.error({ err, msg: 'An invitation could not be mailed.' })
    return uncachedJson({ ...toCopy, problem: 'The mail server did not accept the message.' })
  }
}

const ONLY_ADMINS = 'Only admins invite people.'
/** A link sets a password without the present one. */
const OWN_ACCOUNT =
  'Change your own password in your account. Whoever forgot theirs asks another admin for a link.'
