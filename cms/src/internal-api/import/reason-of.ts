import { toErrorResponse } from '../../errors/handlers/validation-error-handler'

/** Why a document could not be saved: the messages of its fields, or the general one. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown problem.'
  const response = toErrorResponse(error)
  const fields = response?.data?.errors.map(({ message }) => message) ?? []
  return fields.join(' ') || response?.message || error.message
}
