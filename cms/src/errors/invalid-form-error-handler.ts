import type { AfterErrorHook } from 'payload'

/** Messages of busboy 1.6 for an incomplete or malformed form, and of the JSON parser for its fields. */
const INVALID_FORM =
  /^(Unexpected end of (form|file)|Malformed (part header|content type|urlencoded form)|Multipart: Boundary not found|Unsupported content type)|\bJSON\b/

/** Answers an invalid form with status 400. Payload would answer with 500 and log it as its own error. */
export const invalidFormErrorHandler: AfterErrorHook = ({ error, result }) => {
  if ('status' in error || !INVALID_FORM.test(error.message)) return
  const message = `This form cannot be read. (${error.message})`
  return { status: 400, response: { ...result, errors: [{ message }] } }
}
