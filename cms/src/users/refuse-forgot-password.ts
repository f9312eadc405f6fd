import type { CollectionBeforeOperationHook } from 'payload'
import { publicError } from '../errors/public-error'

/** Refuses Payload's operation for every request: its time shows which accounts exist. The endpoint replaces it. */
export const refuseForgotPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'forgotPassword' || req.payloadAPI === 'local') return args
  throw publicError('Ask for a new password at /admin/forgot.')
}
