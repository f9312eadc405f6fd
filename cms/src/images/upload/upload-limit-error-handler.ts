import type { AfterErrorHook } from 'payload'
import { MAX_UPLOAD_BYTES } from './limits'

/** Explains the size limit: Payload aborts a larger upload, and its own message does not reach the editor. */
export const uploadLimitErrorHandler: AfterErrorHook = ({ error, result }) => {
  if (!('status' in error) || error.status !== 413 || error.name === 'UploadError') return
  const message = `This file is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB. Reduce its size and try again.`
  return { status: 413, response: { ...result, errors: [{ message }] } }
}
