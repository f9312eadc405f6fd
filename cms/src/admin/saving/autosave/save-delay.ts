import { isSameValue } from '../merge/is-same-value'
import { retryPause } from '../retry-pause'

/** Pause in typing after which a draft is saved, and the longest time without a save while typing, ms. */
const PAUSE_MS = 1000
const MAX_WAIT_MS = 10_000

/** The last attempt to save. */
export type SaveAttempt =
  | { readonly status: 'none' | 'saving' | 'saved' }
  /** `values`: those that were refused */
  | { readonly status: 'refused'; readonly reason: string; readonly values: unknown }
  | {
      readonly status: 'failed'
      readonly reason: string
      readonly failures: number
      readonly at: number
    }

interface SaveTime {
  readonly attempt: SaveAttempt
  /** Of the form, at present. */
  readonly values: () => unknown
  /** When the first unsaved change was made. */
  readonly changedAt: number
  readonly now: number
}

/** Time until the next save, ms; `null` if the form has to change first or a save is running. */
export function saveDelay({ attempt, values, changedAt, now }: SaveTime): number | null {
  if (attempt.status === 'saving') return null
  if (attempt.status === 'refused' && isSameValue(attempt.values, values())) return null
  if (attempt.status === 'failed')
    return Math.max(0, attempt.at + retryPause(attempt.failures) - now)
  return Math.max(0, Math.min(PAUSE_MS, changedAt + MAX_WAIT_MS - now))
}
