import { isInvalidForm } from './handlers/invalid/form-error-handler'
import { isInvalidPath } from './handlers/invalid/path-error-handler'

/**
 * The status of an error that says that a request cannot be read; null for other errors. Anybody can cause such an error,
 * and Payload logs it before it asks the error handlers.
 */
export const statusOfUnreadable = (error: unknown): number | null =>
  error instanceof Error && (isInvalidForm(error) || isInvalidPath(error)) ? 400 : null
