import { APIError, type PayloadRequest } from 'payload'
import type { z } from 'zod'

/** @throws APIError that names the first invalid field */
export async function readJson<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> {
  const json: unknown = await req.json?.().catch(() => null)
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new APIError(`${issue?.path.join('.') || 'The request'}: ${issue?.message}`, 400)
}
