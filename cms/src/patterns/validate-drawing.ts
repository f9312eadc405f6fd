import { completeDrawing } from './complete-drawing'

/** @returns true, or what to do about it */
export function validateDrawing(value: unknown): true | string {
  if (value === null || value === undefined) return 'Draw at least one tile.'
  const completed = completeDrawing('drawn', 'Drawn', value)
  return completed.status === 'complete' || completed.reason
}
