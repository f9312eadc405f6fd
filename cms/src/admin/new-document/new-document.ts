import { createContext } from 'react'

type Id = number | string

/** A form of a collection with autosaved drafts that was opened by "Create new". */
export interface NewDocument {
  /** Absent until the draft is created. */
  readonly id?: Id
  /** The form has the id from now on. */
  onCreated(id: Id): void
  /** Shows the document as if it had been opened from the list, with its tabs and its preview. */
  open(): void
  /** Does so when everything is saved: the server renders what it has. */
  openWhenSaved(): void
  /** `openWhenSaved` was called. */
  readonly isOpening: boolean
}

/** Null in the form of a document that existed when it was opened. */
export const NewDocumentContext = createContext<NewDocument | null>(null)
