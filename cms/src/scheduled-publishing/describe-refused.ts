import type { Payload } from 'payload'
import { toErrorResponse } from '../errors/handlers/validation-error-handler'

/** Why a publication was refused, for editors. An internal error goes to the log instead. */
export function describeRefused({ logger }: Payload, error: unknown): string {
  const reason = error instanceof Error && toErrorResponse(error)?.message
  if (reason) return reason
  logger.error({ err: error, msg: 'Publishing failed.' })
  return 'The server could not publish it.'
}
