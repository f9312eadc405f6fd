import type { AfterErrorHook } from 'payload'
import { describeInvalidForm } from '../../describe-invalid-form'

/**
 * Messages of Payload for a form without a boundary, of busboy 1.6 for an incomplete or malformed form, and of the JSON
 * parser for its fields.
 */
const INVALID_FORM =
  /^(Request is not eligible for file upload|Unexpected end of (form|file)|Malformed (part header|content type|urlencoded form)|Multipart: Boundary not found|Unsupported content type)|\bJSON\b/

/** Answers an invalid form with status 400. Payload would answer with 500. */
export const invalidFormErrorHandler: AfterErrorHook = ({ error, result }) => {
  if (!isInvalidForm(error)) return
  const message = describeInvalidForm(error.message)
  return { status: 400, response: { ...result, errors: [{ message }] } }
}

export const isInvalidForm = (error: Error): boolean =>
  !('status' in error && error.status !== 500) && INVALID_FORM.test(error.message)
