import { drawing } from './drawing'

/** @returns true, or what to do about it */
export function validateDrawing(value: unknown): true | string {
  if (value === null || value === undefined) return 'Draw at least one tile.'
  const parsed = drawing.safeParse(value)
  if (parsed.success) return true
  const [issue] = parsed.error.issues
  return `This is no drawing of tiles (${issue?.path.join('.') || 'drawing'}: ${issue?.message}). Draw the tiles anew.`
}
