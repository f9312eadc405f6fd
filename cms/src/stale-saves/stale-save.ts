import { APIError } from 'payload'
import type { Change } from './last-changes'

/** A save that is based on an older version than the newest one. */
export class StaleSave extends APIError {
  /** The change that the save does not contain. */
  readonly change: Change

  constructor(change: Change) {
    super(messageOf(change), 409, null, true)
    // Payload chooses the log level by name, and a production build shortens the names of classes.
    this.name = 'APIError'
    this.change = change
  }
}

const messageOf = ({ by }: Change) =>
  `${by ?? 'A program'} changed this after you opened it, so nothing was saved and nothing was overwritten.`
