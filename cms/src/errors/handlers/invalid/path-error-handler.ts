import type { AfterErrorHook } from 'payload'

/** Answers a path whose escapes are not UTF-8, such as `/api/media/%ff`, with status 400. */
export const invalidPathErrorHandler: AfterErrorHook = ({ error, result }) => {
  if (!isInvalidPath(error)) return
  const message = 'The address cannot be read: it has wrong escapes.'
  return { status: 400, response: { ...result, errors: [{ message }] } }
}

export const isInvalidPath = (error: Error): boolean => error instanceof URIError
