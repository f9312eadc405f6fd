import { completePattern, type CompletedPattern } from '@tessera/gallery/patterns'
import { drawing } from './drawing'
import { describeFault } from './describe-fault'

export type CompletedDrawing =
  | {
      readonly status: 'complete'
      readonly pattern: Extract<CompletedPattern, { status: 'complete' }>['pattern']
    }
  | { readonly status: 'invalid'; readonly reason: string }

/** Completes a pattern (all breakpoints and remainders) from stored drawings. @param value the stored JSON */
export function completeDrawing(id: string, label: string, value: unknown): CompletedDrawing {
  const parsed = drawing.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const path = issue?.path.join('.') || 'drawing'
    return {
      status: 'invalid',
      reason: `The drawing is invalid (${path}: ${issue?.message}). Draw the tiles again.`,
    }
  }
  const completed = completePattern({ id, label, drawings: parsed.data })
  if (completed.status === 'complete') return completed
  const { breakpoint, fault } = completed
  return {
    status: 'invalid',
    reason: `The ${breakpoint} drawing does not repeat. ${describeFault(fault)}`,
  }
}
