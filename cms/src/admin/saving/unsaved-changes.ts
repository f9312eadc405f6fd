import type { FormState } from 'payload'
import { isSameValue } from './merge/is-same-value'
import type { StoredState } from './stored-events'

/** Fields that the server sets at each save. */
export const SERVER_FIELDS = new Set(['updatedAt', 'createdAt', '_status'])

/** If a value of the form is neither the one that was sent with the last save nor the one the server returned. */
export const hasChanges = (current: FormState, { sent, returned }: StoredState) =>
  Object.entries(current).some(
    ([path, { value }]) =>
      !SERVER_FIELDS.has(path) &&
      !isSameValue(value, sent[path]?.value) &&
      !isSameValue(value, returned[path]?.value),
  )
