import type { ArrayField } from 'payload'

/**
 * Rows that are called by their own words: folded ones as well can be told apart.
 * @param kind what a row is called until it has words
 */
export const titledRows = (kind: string): NonNullable<ArrayField['admin']>['components'] => ({
  RowLabel: { path: '/admin/row-title/RowTitle#RowTitle', clientProps: { kind } },
})
