/**
 * Documents that one transaction changes: about 1 s on SQLite, where other saves wait for it, and fail after 5 s
 * (database/sqlite/queued-client.ts).
 */
const STEP = 50

/** Divides a change of many documents. */
export function toSteps<T>(documents: readonly T[], size = STEP): readonly (readonly T[])[] {
  const count = Math.ceil(documents.length / size)
  return Array.from({ length: count }, (_, step) => documents.slice(step * size, (step + 1) * size))
}
