import type { FormState } from 'payload'

/** If a form has a new row whose fields the server has not returned yet. */
export const isWaitingForRow = (state: FormState) =>
  Object.values(state).some(({ rows }) => rows?.some(({ isLoading }) => isLoading))
