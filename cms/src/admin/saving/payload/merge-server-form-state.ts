import type { FormState } from 'payload'
import { checkedState } from '../merge/checked-state'
import { mergeFormState } from '../merge/merge-form-state'
import { sentStateOf } from '../merge/sent-states'

/** Replaces Payload's function of this name in the browser (`patch-form.mjs`). */
export function mergeServerFormState(options: {
  readonly acceptValues?: unknown
  readonly currentState?: FormState
  readonly incomingState?: FormState | null
}): FormState {
  const { acceptValues, currentState: current = {}, incomingState: incoming } = options
  if (!incoming) return current
  const states = { sent: sentStateOf(incoming), incoming, current }
  return mergeFormState(states, acceptValues !== undefined)
}

/** With which state the form compares itself after a merge (`patch-form.mjs`). */
export const stateAfterMerge = (merged: FormState, incoming?: FormState | null): FormState =>
  incoming ? checkedState(merged, sentStateOf(incoming), incoming) : merged
