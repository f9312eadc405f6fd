/** JSON with sorted object keys: equal values give equal text, in whatever order a database returns the keys. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (isRecord(inner) ? sortKeys(inner) : inner))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sortKeys(record: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(record).sort()
  return Object.fromEntries(keys.map((key) => [key, record[key]]))
}
