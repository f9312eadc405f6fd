import type { ArrayField } from 'payload'

/**
 * Labels array rows by their first words, so that collapsed rows can be distinguished.
 * @param fallback label of a row without text
 */
export const rowLabels = (fallback: string): NonNullable<ArrayField['admin']>['components'] => ({
  RowLabel: { path: '/admin/row-labels/RowLabel#RowLabel', clientProps: { fallback } },
})
