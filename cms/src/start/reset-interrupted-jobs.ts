import type { Payload } from 'payload'

/** ms without an update after which a job counts as interrupted on PostgreSQL, where other instances may run. */
const INTERRUPTED_AFTER_MS = 10 * 60 * 1000

/** Makes jobs run again that a crash interrupted. They stay marked as running, so Payload would never run them again. */
export async function resetInterruptedJobs(payload: Payload): Promise<void> {
  const isOnlyInstance = payload.db.name === 'sqlite'
  const before = new Date(Date.now() - INTERRUPTED_AFTER_MS).toISOString()
  await payload.update({
    collection: 'payload-jobs',
    where: isOnlyInstance
      ? { processing: { equals: true } }
      : { and: [{ processing: { equals: true } }, { updatedAt: { less_than: before } }] },
    data: { processing: false },
    overrideAccess: true,
  })
}
