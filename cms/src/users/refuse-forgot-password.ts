import { APIError, type CollectionBeforeOperationHook } from 'payload'

/**
 * Refuses the operation, because this program sends no e-mail: Payload would confirm a message and log its recipient.
 * The response is the same whether the account exists or not.
 */
export const refuseForgotPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'forgotPassword' || req.payloadAPI === 'local') return args
  throw Object.assign(
    new APIError(
      'This site sends no e-mail. Ask an admin for a new password, or whoever runs the server for a link (npm run admin).',
      400,
      null,
      true,
    ),
    { name: 'NoMail' },
  )
}
