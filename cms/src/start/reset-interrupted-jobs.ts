import type { Payload } from 'payload'

/** On Postgres other instances may be at work: only what has stood still this long was left by a crash, ms. */
const ABANDONED_AFTER = 10 * 60 * 1000

/** A job that was running when the program died stays marked as running, and would never be run again. */
export async function resetInterruptedJobs(payload: Payload): Promise<void> {
  const alone = payload.db.name === 'sqlite'
  const before = new Date(Date.now() - ABANDONED_AFTER).toISOString()
  await payload.update({
    collection: 'payload-jobs',
    where: alone
      ? { processing: { equals: true } }
      : { and: [{ processing: { equals: true } }, { updatedAt: { less_than: before } }] },
    data: { processing: false },
    overrideAccess: true,
  })
}
