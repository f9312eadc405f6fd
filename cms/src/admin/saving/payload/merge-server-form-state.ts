import type { FormState } from 'payload'
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
