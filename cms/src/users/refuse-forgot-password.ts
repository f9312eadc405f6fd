import { APIError, type CollectionBeforeOperationHook } from 'payload'

/**
 * Refuses the operation, because this program sends no e-mail: Payload would confirm a message and log its recipient.
 * The response is the same whether the account exists or not.
 */
export const refuseForgotPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'forgotPassword' || req.payloadAPI === 'local') return args
  throw Object.assign(
    new APIError(
      'This site sends no e-mail. Ask an admin of it to give you a new password.',
      400,
      null,
      true,
    ),
    { name: 'NoMail' },
  )
}
