import type { FormState } from 'payload'
import { checkedState } from '../merge/checked-state'
import { isWaitingForRow } from '../merge/is-waiting-for-row'
import { mergeFormState } from '../merge/merge-form-state'
import { sentStateOf } from '../merge/sent-states'

/** Replaces Payload's function of this name in the browser (`patch-form.mjs`). */
export function mergeServerFormState(options: {
  readonly acceptValues?: unknown
  readonly currentState?: FormState
  readonly incomingState?: FormState | null
}): FormState {
  const { acceptValues, currentState: current = {}, incomingState: incoming } = options
  const sent = incoming && sentStateOf(incoming)
  const merged = incoming
    ? mergeFormState({ sent: sent ?? {}, incoming, current }, acceptValues !== undefined)
    : current
  // Nothing is returned when a request failed or was cancelled. A new object makes the form ask again.
  return !sent && isWaitingForRow(merged) ? { ...merged } : merged
}

/**
 * With which state the form compares itself after a merge (`patch-form.mjs`). A request that failed or was cancelled has
 * checked nothing.
 */
export function stateAfterMerge(merged: FormState, incoming?: FormState | null): FormState {
  const sent = incoming && sentStateOf(incoming)
  return incoming && sent ? checkedState(merged, sent, incoming) : {}
}
