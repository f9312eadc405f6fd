import type { CollectionBeforeChangeHook, Field, GlobalBeforeChangeHook } from 'payload'
import { userName } from '../stale-saves/last-changes'
import { DELETED_AT } from '../trash/in-trash'

/** Name of the field that stores in each version who saved it. */
export const SAVED_BY = 'savedBy'

export const savedByField = (): Field => ({
  name: SAVED_BY,
  type: 'text',
  hidden: true,
  access: { create: () => false, update: () => false },
  admin: { description: 'Name of who saved this version; empty for a program, such as an import.' },
})

export const setSavedBy: CollectionBeforeChangeHook & GlobalBeforeChangeHook = ({ data, req }) => ({
  ...data,
  [SAVED_BY]: userName(req),
  // A version of a deleted document restores its content; it does not delete the document again.
  ...(req.context['isRestoringVersion'] === true && DELETED_AT in data && { [DELETED_AT]: null }),
})
