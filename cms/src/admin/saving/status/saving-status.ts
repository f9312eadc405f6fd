import type { SaveAttempt } from '../autosave/save-delay'

export type SavingState = 'saved' | 'saving' | 'not-saved'

export interface SavingStatus {
  readonly state: SavingState
  readonly text: string
}

interface FormSaving {
  readonly hasAutosave: boolean
  readonly isUnsaved: boolean
  /** The editor has typed in the last second; some fields report their text late. */
  readonly isTyping: boolean
  /** A submission of the form is running. */
  readonly isSubmitting: boolean
  /** The document exists. */
  readonly isStored: boolean
  readonly attempt: SaveAttempt
}

/** What the form says about saving; `null` for a new document without changes. */
export function savingStatus(form: FormSaving): SavingStatus | null {
  const { attempt, isUnsaved } = form
  if (form.isSubmitting || attempt.status === 'saving') return SAVING
  if (isUnsaved && (attempt.status === 'failed' || attempt.status === 'refused'))
    return { state: 'not-saved', text: `Not saved: ${attempt.reason}` }
  if (form.hasAutosave && (isUnsaved || form.isTyping)) return SAVING
  if (isUnsaved) return { state: 'not-saved', text: 'Not saved: press Save to keep your changes.' }
  return form.isStored ? { state: 'saved', text: 'Saved' } : null
}

const SAVING: SavingStatus = { state: 'saving', text: 'Saving …' }
