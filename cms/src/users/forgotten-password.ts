import { APIError, type CollectionBeforeOperationHook } from 'payload'

/**
 * Payload says that a message is on its way, and writes to its log whom it would have gone to: this program sends no
 * e-mail. The same is said to everybody, account or none.
 */
export const tellThereIsNoMail: CollectionBeforeOperationHook = ({ args, operation, req }) => {
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
