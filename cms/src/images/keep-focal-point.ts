import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'

const edits = z.object({
  focalPoint: z.object({ x: z.coerce.number(), y: z.coerce.number() }).optional(),
})

/**
 * Stores a changed focal point without processing the file again, as Payload would: the site crops with the focal point
 * itself.
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
