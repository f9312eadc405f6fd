import type { APIError } from 'payload'
import { publicError } from '../../errors/public-error'

/** Error for a rejected upload; its message is shown to the editor. */
export function uploadError(message: string, status: 400 | 413 | 415): APIError {
  return Object.assign(publicError(message, status), { name: 'UploadError' })
}
