/** JSON whose object keys are sorted, so that equal values give equal text whatever database they went through. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (isRecord(inner) ? sorted(inner) : inner))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(record).sort()
  return Object.fromEntries(keys.map((key) => [key, record[key]]))
}
