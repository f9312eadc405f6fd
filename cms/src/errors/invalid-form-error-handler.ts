import type { AfterErrorHook } from 'payload'

/** What busboy 1.6 says of a form that is cut short or none, and JSON's parser of the fields in it. */
const UNREADABLE =
  /^(Unexpected end of (form|file)|Malformed (part header|content type|urlencoded form)|Multipart: Boundary not found|Unsupported content type)|\bJSON\b/

/** The sender's fault, which would be answered and logged as one of the program's. */
export const invalidFormErrorHandler: AfterErrorHook = ({ error, result }) => {
  if ('status' in error || !UNREADABLE.test(error.message)) return
  const message = `This form cannot be read. (${error.message})`
  return { status: 400, response: { ...result, errors: [{ message }] } }
}
