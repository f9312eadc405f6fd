import { APIError } from 'payload'

/** Says no to an upload in words the editor reads. */
export function refuse(reason: string, status: 400 | 413 | 415): APIError {
  return Object.assign(new APIError(reason, status, null, true), { name: 'UploadRefused' })
}
