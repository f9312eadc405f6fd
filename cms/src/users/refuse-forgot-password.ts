import { APIError, type CollectionBeforeOperationHook } from 'payload'

/** Refuses Payload's operation for every request: its time shows which accounts exist. The endpoint replaces it. */
export const refuseForgotPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'forgotPassword' || req.payloadAPI === 'local') return args
  throw new APIError('Ask for a new password at /admin/forgot.', 400, null, true)
}
