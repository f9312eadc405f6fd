import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'

const name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,40}$/)

/** `?origin=tate`: names an import, and keeps its keys apart from those of others. */
export function originOf(req: PayloadRequest): string {
  const parsed = name.safeParse(req.searchParams.get('origin'))
  if (parsed.success) return parsed.data
  throw new APIError(
    'Say where this comes from: "?origin=tate" (small letters, digits and hyphens, at most 41).',
    400,
  )
}
