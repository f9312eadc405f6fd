import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { executeRaw } from '../../database/execute-raw'
import { inTransaction } from '../../database/transactions/in-transaction'
import { payloadPublicationWriter } from '../../publish/payload-publication-writer'
import { republish } from '../../publish/republish/republish'
import { JOBS, TASK } from '../../scheduled-publishing/refused-publications'
import { renameRedirect, schedule } from '../export/export-settings'
import { EXPORTED_COLLECTIONS, EXPORTED_GLOBALS } from '../export/exported-collections'
import { readJson } from '../read-json'
import { withoutFields } from '../without-fields'
import { endSiteImport, requireSiteImport } from './start-site-import'

const global = z.looseObject({})

const requestBody = z.object({
  globals: z.partialRecord(z.enum(EXPORTED_GLOBALS), global),
  schedules: z.array(schedule),
  renames: z.array(renameRedirect),
})

/** POST /api/internal/site-import/finish: saves what needs the documents, and publishes everything. */
export async function finishSiteImport(req: PayloadRequest) {
  await requireSiteImport(req)
  const { globals, schedules, renames } = await readJson(req, requestBody)
  await inTransaction(req.payload, async (transaction) => {
    const { db } = transaction.payload
    for (const [slug, row] of Object.entries(globals)) {
      const data = withoutFields(row, 'id', 'globalType')
      await db.updateGlobal({ slug, data, req: transaction, returning: false })
    }
    await db.deleteMany({
      collection: JOBS,
      where: { taskSlug: { equals: TASK } },
      req: transaction,
    })
    for (const { collection, id, type, locale, at } of schedules) {
      const input = { type, doc: { relationTo: collection, value: id }, ...(locale && { locale }) }
      await transaction.payload.jobs.queue({
        ...{ task: TASK, input, waitUntil: new Date(at), req: transaction },
      })
    }
    await saveRenames(transaction, renames)
    if (db.name === 'postgres') await continueIds(transaction)
  })
  const { documents } = await republish(req.payload)
  await endSiteImport(req)
  return { documents }
}

async function saveRenames(
  req: PayloadRequest,
  renames: readonly z.infer<typeof renameRedirect>[],
): Promise<void> {
  if (renames.length === 0) return
  const writer = payloadPublicationWriter(req, { exclusive: false })
  const revision = await writer.nextRevision()
  for (const { from, ...rest } of renames) {
    const [existing] = await writer.rowsOf('redirect', from)
    if (existing) continue
    await writer.put({ kind: 'redirect', key: from, revision, uses: '', ...rest }, null)
  }
}

/** PostgreSQL counts ids itself, and does not know those that were given. SQLite takes the highest one. */
async function continueIds(req: PayloadRequest): Promise<void> {
  for (const collection of EXPORTED_COLLECTIONS) {
    const table = collection.replaceAll('-', '_')
    await executeRaw(
      req,
      `select setval(pg_get_serial_sequence('"${table}"', 'id'), (select max("id") from "${table}")) where exists (select 1 from "${table}")`,
    )
  }
}
