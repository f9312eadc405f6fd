import { APIError, type PayloadRequest } from 'payload'
import type { z } from 'zod'

/** Parameters of the URL. @throws APIError that names the first invalid one */
export function readQuery<T>(req: PayloadRequest, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(Object.fromEntries(req.searchParams))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new APIError(`${issue?.path.join('.') || 'The address'}: ${issue?.message}`, 400)
}
