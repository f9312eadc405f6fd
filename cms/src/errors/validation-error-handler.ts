import type { AfterErrorHook } from 'payload'
import { z } from 'zod'

const told = z.object({
  message: z.string(),
  status: z.number().catch(500),
  isPublic: z.boolean().optional().catch(undefined),
  data: z
    .looseObject({ errors: z.array(z.looseObject({ path: z.string(), message: z.string() })) })
    .optional()
    .catch(undefined),
})

/**
 * Says why in the answer itself. Payload knows its errors by class and by the class's name, and a production build keeps
 * neither: the program has two copies of each class, with names cut short. Its answer then lacks the fields at fault and
 * what is wrong with them, or is "An unknown error occurred.".
 */
export const validationErrorHandler: AfterErrorHook = ({ error, result }) => {
  const reason = reasonOf(error)
  return reason ? { response: { ...result, errors: [reason] } } : undefined
}

/** @returns null for what went wrong inside: it stays inside */
export function reasonOf(error: Error) {
  const parsed = told.safeParse(error)
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
