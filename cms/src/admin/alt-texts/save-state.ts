/** What an editor writes about an image. */
export interface AltText {
  readonly alt: string
  readonly decorative: boolean
  /** Typed labels of terms by the id of their filter group. */
  readonly terms: Readonly<Record<string, string>>
}

/** State of one row. Nothing typed is in the server's hands before `stored` equals `typed`. */
export interface SaveState {
  readonly typed: AltText
  readonly stored: AltText
  readonly sending: AltText | null
  /** Why the last request failed; null after a success. */
  readonly failure: string | null
  /** Whether the editor has typed here. */
  readonly isTouched: boolean
}

export type SaveEvent =
  | { readonly type: 'type'; readonly value: AltText }
  | { readonly type: 'send' }
  | { readonly type: 'stored' }
  | { readonly type: 'fail'; readonly reason: string }

export const initialState = (stored: AltText): SaveState => ({
  typed: stored,
  stored,
  sending: null,
  failure: null,
  isTouched: false,
})

export function reduceSave(state: SaveState, event: SaveEvent): SaveState {
  if (event.type === 'type') return { ...state, typed: event.value, isTouched: true }
  if (event.type === 'send') return { ...state, sending: state.typed, failure: null }
  if (event.type === 'fail') return { ...state, sending: null, failure: event.reason }
  return { ...state, stored: state.sending ?? state.stored, sending: null }
}

export const isStored = (state: Pick<SaveState, 'typed' | 'stored'>): boolean =>
  state.typed.decorative === state.stored.decorative &&
  state.typed.alt.trim() === state.stored.alt.trim() &&
  changedTerms(state).length === 0

/** Filter groups whose typed terms are not stored, with the text. */
export const changedTerms = ({ typed, stored }: Pick<SaveState, 'typed' | 'stored'>) =>
  Object.entries(typed.terms).filter(
    ([group, text]) => text.trim() !== (stored.terms[group] ?? '').trim(),
  )

/** Whether the typed text has to be sent now. */
export const mustSend = (state: SaveState): boolean => !state.sending && !isStored(state)

/** The sentence beside the field; empty for a row that nobody has changed. */
export function describeSave(state: SaveState): string {
  if (state.failure) return `Not saved: ${state.failure}`
  if (state.sending) return 'Saving …'
  if (!isStored(state)) return 'Not saved yet'
  return state.isTouched ? 'Saved' : ''
}
