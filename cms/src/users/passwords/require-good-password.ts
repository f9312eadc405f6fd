import {
  ValidationError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { HAS_NEW_PASSWORD } from '../sessions/record-sessions'
import { checkPassword } from './check-password'
import { checkPresentPassword, TOO_MANY_PASSWORDS, WRONG_PASSWORD } from './present-password'

/**
 * Refuses weak passwords. Whoever changes their own, or the e-mail address to which a link for a new one is mailed, has to
 * enter the present one.
 */
export const requireGoodPassword: CollectionBeforeValidateHook = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) return data
  const password: unknown = data['password']
  const hasPassword = typeof password === 'string' && password !== ''
  const reason = hasPassword ? checkPassword(password, { ...originalDoc, ...data }) : null
  if (reason) throw invalid(req, 'password', reason)
  // A link sets a password without the account as it was before.
  const isOwn = operation === 'update' && originalDoc && req.user?.id === originalDoc.id
  if (isOwn && (hasPassword || isOtherAddress(data['email'], originalDoc.email)))
    await requirePresentPassword(req, data['currentPassword'], hasPassword)
  if (hasPassword) context[HAS_NEW_PASSWORD] = true
  return data
}

/** The same for the form that an invitation opens, whose hooks get no password. */
export const requireGoodNewPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { password } = newPassword.parse('data' in args ? args.data : {})
  if (operation !== 'resetPassword' || password === undefined) return args
  const reason = checkPassword(password, {})
  if (reason) throw invalid(req, 'password', reason)
  return args
}

const newPassword = z.object({ password: z.string().optional().catch(undefined) }).catch({})

/** As Payload stores the address. */
const isOtherAddress = (sent: unknown, stored: unknown) =>
  sent !== undefined && String(sent).toLowerCase().trim() !== stored

async function requirePresentPassword(req: PayloadRequest, sent: unknown, hasPassword: boolean) {
  if (!sent && !hasPassword) throw invalid(req, 'currentPassword', NO_PASSWORD)
  const result = await checkPresentPassword(req, sent)
  if (result === 'wrong') throw invalid(req, 'currentPassword', WRONG_PASSWORD)
  if (result === 'too-many')
    throw Object.assign(invalid(req, 'currentPassword', TOO_MANY_PASSWORDS), { status: 429 })
}

const NO_PASSWORD = 'Enter your present password to change your e-mail address.'

const invalid = (req: PayloadRequest, path: string, message: string) =>
  new ValidationError({ collection: 'users', errors: [{ path, message }], req }, req.t)
