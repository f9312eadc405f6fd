/** A copy of a row without some fields. */
export const withoutFields = (
  row: Readonly<Record<string, unknown>>,
  ...names: readonly string[]
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
