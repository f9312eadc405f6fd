/** The id of a relationship's value, populated or not. */
export function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
}
