import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'

const name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,40}$/)

/** `?batch=tate`: names an import, and keeps its keys apart from those of others. */
export function readImportBatch(req: PayloadRequest): string {
  const parsed = name.safeParse(req.searchParams.get('batch'))
  if (parsed.success) return parsed.data
  throw new APIError(
    'Say where this comes from: "?batch=tate" (small letters, digits and hyphens, at most 41).',
    400,
  )
}
