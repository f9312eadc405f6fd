import type { FormState } from 'payload'
import { hasChanges } from '../unsaved-changes'

/**
 * What the server has checked of a form, after its response was merged. The form asks the server again, for conditions and
 * errors, when it differs from this. Payload takes the merged form itself, and so never asks about what the editor changed
 * while the request ran: a field that depends on it would stay hidden.
 */
export function checkedState(merged: FormState, sent: FormState, returned: FormState): FormState {
  // Requests for the state of a form contain no files.
  return hasChanges(withoutFiles(merged), { sent, returned }) ? sent : merged
}

const withoutFiles = (state: FormState): FormState =>
  Object.fromEntries(Object.entries(state).filter(([, { value }]) => !(value instanceof File)))
