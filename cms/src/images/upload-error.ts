import { APIError } from 'payload'

/** Error for a rejected upload; its message is shown to the editor. */
export function uploadError(message: string, status: 400 | 413 | 415): APIError {
  return Object.assign(new APIError(message, status, null, true), { name: 'UploadError' })
}
