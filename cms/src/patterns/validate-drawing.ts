import { completeDrawing } from './complete-drawing'

/** @returns true, or an error message */
export function validateDrawing(value: unknown): true | string {
  if (value === null || value === undefined) return 'Draw at least one tile.'
  const completed = completeDrawing('custom', 'Custom', value)
  return completed.status === 'complete' || completed.reason
}
