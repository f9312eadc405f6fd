import {
  ValidationError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { isSameSecret } from '../../access/is-same-secret'
import { hashPassword } from '../hash-password'
import { HAS_NEW_PASSWORD } from '../sessions/record-sessions'
import { checkPassword } from './check-password'

/** Refuses weak passwords. Whoever changes their own has to enter the present one. */
export const requireGoodPassword: CollectionBeforeValidateHook = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const password: unknown = data?.['password']
  if (!data || typeof password !== 'string' || password === '') return data
  const reason = checkPassword(password, { ...originalDoc, ...data })
  if (reason) throw invalid(req, 'password', reason)
  const isOwn = operation === 'update' && req.user?.id === originalDoc?.id
  if (isOwn && !(await isPasswordOf(req, data['currentPassword'])))
    throw invalid(req, 'currentPassword', 'This is not your present password.')
  context[HAS_NEW_PASSWORD] = true
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

/** Whether it is the password of the signed-in user. */
export async function isPasswordOf(req: PayloadRequest, password: unknown): Promise<boolean> {
  if (typeof password !== 'string' || !req.user) return false
  const account = await req.payload.db.findOne<{ id: number; hash: string; salt: string }>({
    ...{ collection: 'users', where: { id: { equals: req.user.id } }, req },
  })
  return account !== null && isSameSecret(await hashPassword(password, account.salt), account.hash)
}

const invalid = (req: PayloadRequest, path: string, message: string) =>
  new ValidationError({ collection: 'users', errors: [{ path, message }], req }, req.t)
