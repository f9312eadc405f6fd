import type { AfterErrorHook } from 'payload'
import { z } from 'zod'

const thrownError = z.object({
  message: z.string(),
  status: z.number().catch(500),
  isPublic: z.boolean().optional().catch(undefined),
  data: z
    .looseObject({ errors: z.array(z.looseObject({ path: z.string(), message: z.string() })) })
    .optional()
    .catch(undefined),
})

/**
 * Adds the messages of invalid fields to the response. Payload recognises its errors by class and class name, which a
 * production build does not preserve: it contains two copies of each class, with shortened names. The response would
 * lack the invalid fields, or be "An unknown error occurred.".
 */
export const validationErrorHandler: AfterErrorHook = ({ error, result }) => {
  const response = toErrorResponse(error)
  return response ? { response: { ...result, errors: [response] } } : undefined
}

/** @returns null for an internal error, which must not be shown */
export function toErrorResponse(error: Error) {
  const parsed = thrownError.safeParse(error)
  if (!parsed.success) return null
  const { message, status, isPublic = status < 500, data } = parsed.data
  if (!isPublic) return null
  const reasons = [...new Set(data?.errors.map((field) => field.message))]
  const missing = reasons.filter((reason) => !message.includes(reason))
  const stop = /[.!?]$/.test(message) || !missing.length ? '' : '.'
  return {
    ...(data ? { name: 'ValidationError', data } : {}),
    message: [message + stop, ...missing].join(' '),
  }
}
