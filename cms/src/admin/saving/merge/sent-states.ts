import type { FormState } from 'payload'

const sentStates = new WeakMap<FormState, FormState>()

/** Remembers what the browser sent for a state that the server returned. */
export const recordSentState = (returned: FormState, sent: FormState) =>
  void sentStates.set(returned, sent)

/** What the browser sent for a state; null if the server did not return it. */
export const sentStateOf = (returned: FormState): FormState | null =>
  sentStates.get(returned) ?? null
