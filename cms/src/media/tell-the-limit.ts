import type { AfterErrorHook } from 'payload'
import { MAX_UPLOAD_BYTES } from './limits'

/** Payload cuts an upload that is too large off while it comes in, and its own reason does not reach the editor. */
export const tellTheLimit: AfterErrorHook = ({ error, result }) => {
  if (!('status' in error) || error.status !== 413 || error.name === 'UploadRefused') return
  const message = `This file is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB. Save it smaller and try again.`
  return { status: 413, response: { ...result, errors: [{ message }] } }
}
