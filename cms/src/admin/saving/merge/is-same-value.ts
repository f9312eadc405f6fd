/** Compares two values of fields. A missing property equals `null`, because JSON and databases do not distinguish them. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (a == null && b == null)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  if (a instanceof Date || b instanceof Date) return JSON.stringify(a) === JSON.stringify(b)
  const left = new Map(Object.entries(a))
  const right = new Map(Object.entries(b))
  return [...new Set([...left.keys(), ...right.keys()])].every((key) =>
    isSameValue(left.get(key), right.get(key)),
  )
}
