import { completePattern, type CompletedPattern } from '@tessera/gallery/patterns'
import { drawing } from './drawing'
import { describeFault } from './describe-fault'

export type CompletedDrawing =
  | {
      readonly status: 'complete'
      readonly pattern: Extract<CompletedPattern, { status: 'complete' }>['pattern']
    }
  | { readonly status: 'refused'; readonly reason: string }

/** Every breakpoint and every remainder of what an editor drew, or why it cannot be a pattern. @param value as stored */
export function completeDrawing(id: string, label: string, value: unknown): CompletedDrawing {
  const parsed = drawing.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const place = issue?.path.join('.') || 'drawing'
    return {
      status: 'refused',
      reason: `This is no drawing of tiles (${place}: ${issue?.message}). Draw the tiles anew.`,
    }
  }
  const completed = completePattern({ id, label, drawings: parsed.data })
  if (completed.status === 'complete') return completed
  const { breakpoint, fault } = completed
  return {
    status: 'refused',
    reason: `The ${breakpoint} drawing does not repeat. ${describeFault(fault)}`,
  }
}
