import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'

const edits = z.object({
  focalPoint: z.object({ x: z.coerce.number(), y: z.coerce.number() }).optional(),
})

/**
 * The admin sends a moved focal point as an edit of the file, and Payload would read the file again for it. The site
 * crops by the point itself, so only the two numbers are kept.
 */
export const keepFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'updateByID') return args
  const parsed = edits.safeParse(req.query['uploadEdits'])
  delete req.query['uploadEdits']
  const point = parsed.success ? parsed.data.focalPoint : undefined
  if (!point || !('data' in args) || !args.data) return args
  return {
    ...args,
    data: { ...args.data, focalX: Math.round(point.x), focalY: Math.round(point.y) },
  }
}
