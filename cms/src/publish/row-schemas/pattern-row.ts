import { z } from 'zod'
import { id } from './fields'

export const patternRow = z.object({ id, label: z.string(), drawing: z.unknown() })
export type PatternRow = z.infer<typeof patternRow>
