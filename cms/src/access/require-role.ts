import type { PayloadRequest } from 'payload'
import { publicError } from '../errors/public-error'
import { isAuthor, onlyAdminsOfRequest } from './roles'

/**
 * For handlers of endpoints. What is refused is thrown and not answered, so that the audit log notes it.
 * @throws APIError
 */
export function requireUser({ user }: PayloadRequest): void {
  if (!user) throw publicError('You are not signed in.', 403)
}

/**
 * @param sentence tells an author what to do instead
 * @throws APIError
 */
export function requireEditor(req: PayloadRequest, sentence: string): void {
  requireUser(req)
  if (isAuthor(req)) throw publicError(sentence, 403)
}

/** @throws APIError */
export function requireAdmin(req: PayloadRequest, sentence: string): void {
  requireUser(req)
  if (!onlyAdminsOfRequest({ req })) throw publicError(sentence, 403)
}
