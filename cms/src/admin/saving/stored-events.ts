import type { FormState } from 'payload'

/** What is known about the stored document. */
export interface StoredState {
  /** The state that the browser sent with the last save that succeeded. */
  readonly sent: FormState
  /** What the server returned after that save; it can differ from `sent`, such as a created slug. */
  readonly returned: FormState
  /** Time of an autosave, when its answer arrives. */
  readonly savedAt?: string
}

/** @returns resolves when it has done what editors wait for, such as the preview */
type Listener = (stored: Partial<StoredState>) => Promise<void> | void

const listeners = new Map<string, Set<Listener>>()

/**
 * Reports that a document was stored.
 * @param key see `documentKey`
 * @returns resolves when the listeners have done what editors wait for
 */
export async function reportStored(key: string, stored: Partial<StoredState>): Promise<void> {
  const called = [...(listeners.get(key) ?? [])].map((listener) => listener(stored))
  await Promise.allSettled(called)
}

/** Calls `listener` after each save of the document. @returns a function that ends this */
export function onStored(key: string, listener: Listener): () => void {
  const ofDocument = listeners.get(key) ?? new Set()
  listeners.set(key, ofDocument.add(listener))
  return () => {
    ofDocument.delete(listener)
    if (ofDocument.size === 0) listeners.delete(key)
  }
}
