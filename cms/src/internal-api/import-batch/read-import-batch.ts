import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'

const name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,40}$/)

/** The name of an import, from `?batch=tate`. Keys are unique within their batch. */
export function readImportBatch(req: PayloadRequest): string {
  const parsed = name.safeParse(req.searchParams.get('batch'))
  if (parsed.success) return parsed.data
  throw new APIError(
    'The name of the import batch is missing or invalid. Add it as "?batch=tate": small letters, digits and hyphens, at most 41.',
    400,
  )
}
