import { z } from 'zod'

const errorBody = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

/** The site ended the request; the CMS may have done it all the same. */
export const isUnanswered = (status: number): boolean => status === 502 || status === 504
/** Payload does not show the message of its own failures. */
const INTERNAL_ERROR = 500

/** What to do when a request has no answer. @param advice a sentence about this request */
export const describeNoAnswer = (advice: string): string => `The server did not answer. ${advice}`

/**
 * Why the CMS did not do what a dialog asked for: the reason that it gives, or that it failed.
 * @param json body of the response; null if it has none
 * @param advice what to do when it is not known whether the server has done it
 */
export function describeRequestFailure(status: number, json: unknown, advice: string): string {
  if (isUnanswered(status)) return describeNoAnswer(advice)
  const [error] = errorBody.safeParse(json).data?.errors ?? []
  return error && status !== INTERNAL_ERROR ? error.message : `The server failed. ${advice}`
}
