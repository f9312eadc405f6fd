import { APIError, type AfterErrorHook } from 'payload'
import { z } from 'zod'
import { publicError } from '../../errors/public-error'

/** What the sign-in form has to ask for next. */
export type Need = 'code' | 'enrolment'

/** Payload drops the data of errors in a production build: the handler below adds it again. */
export const needs = (need: Need, message: string, data: object = {}): APIError =>
  // Not 401: the password is right, and nothing was refused.
  Object.assign(new APIError(message, 428, { need, ...data }, true), { name: 'SecondFactor' })

export const refused = (status: 400 | 401 | 429, message: string): APIError =>
  Object.assign(publicError(message, status), { name: 'SecondFactorRefused' })

export const WRONG_CODE = 'This code is wrong or was used already. Wait for the next one.'
export const TOO_MANY_CODES = 'Too many wrong codes. Use a recovery code, or wait for 15 minutes.'

const need = z.object({
  name: z.literal('SecondFactor'),
  message: z.string(),
  data: z.record(z.string(), z.unknown()),
})

export const secondFactorErrorHandler: AfterErrorHook = ({ error }) => {
  const parsed = need.safeParse(error)
  return parsed.success ? { response: { errors: [parsed.data] } } : undefined
}
