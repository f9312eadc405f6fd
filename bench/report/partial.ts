import type { TableResult } from '../table'
import { notMeasured } from './goal'

/** What a table had measured when it failed; the report says that there was to be more, and why there is not. */
export function partial(known: TableResult, failure: string): TableResult {
  const [reason = ''] = failure.split('\n')
  return {
    ...known,
    unfinished: reason,
    goals: [...known.goals, notMeasured('the rest of this table', '', reason)],
    notes: [...known.notes, `Not all was measured: ${reason}`],
  }
}
