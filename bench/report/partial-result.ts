import type { TableResult } from '../table'
import { notMeasured } from './goal'

/** The progress of a table that failed, with the first line of the failure as a goal and as a note. */
export function toPartialResult(progress: TableResult, failure: string): TableResult {
  const [reason = ''] = failure.split('\n')
  return {
    ...progress,
    unfinished: reason,
    goals: [...progress.goals, notMeasured('the rest of this table', '', reason)],
    notes: [...progress.notes, `Incomplete: ${reason}`],
  }
}
