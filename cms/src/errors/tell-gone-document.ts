import type { AfterErrorHook } from 'payload'

/** SQLite's and PostgreSQL's words for an id that leads nowhere. */
const NOT_THERE = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'])

/** Somebody else deleted what this document shows or leads to while it was open: the editor can mend that, if told. */
export const tellGoneDocument: AfterErrorHook = ({ error, result }) => {
  if (!namesWhatIsGone(error)) return
  const message =
    'Something chosen here has been deleted meanwhile, such as an image or a term, so nothing was saved. Choose another, or remove it.'
  return { status: 409, response: { ...result, errors: [{ message }] } }
}

/** Wrapped by who spoke to the database, and by who spoke to them. */
export function namesWhatIsGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && NOT_THERE.has(String(error.code))) return true
  return /FOREIGN KEY constraint failed/i.test(error.message) || namesWhatIsGone(error.cause)
}
