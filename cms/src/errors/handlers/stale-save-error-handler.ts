import type { AfterErrorHook } from 'payload'
import { STALE_SAVE } from '../../stale-saves/last-changes'
import type { StaleSave } from '../../stale-saves/stale-save'

/** Says who changed the document, and when, so that the admin can show both versions. */
export const staleSaveErrorHandler: AfterErrorHook = ({ error, result }) => {
  if (!isStaleSave(error)) return
  const { message, change } = error
  const { at, by } = change
  const errors = [{ name: STALE_SAVE, message, data: { at, by } }]
  return { status: 409, response: { ...result, errors } }
}

/** Not by class, of which a production build can contain two copies. */
const isStaleSave = (error: Error): error is StaleSave =>
  'status' in error && error.status === 409 && 'change' in error
