import { Forbidden, type PayloadRequest, type SanitizedGlobalConfig } from 'payload'
import { z } from 'zod'
import { inTransactionOf } from '../database/transactions/in-transaction'
import { publicError } from '../errors/public-error'
import { languagesOf } from '../localisation/in-locale'
import { LAST_CHANGES, SHARED, userName } from '../stale-saves/last-changes'
import { laterThan } from '../stale-saves/later-than'
import { takeWriteLock } from '../stale-saves/take-write-lock'
import { SAVED_BY } from './saved-by'

interface Restored {
  readonly config: SanitizedGlobalConfig
  /** Id of the version. */
  readonly version: number
}

const stored = z.object({ version: z.record(z.string(), z.unknown()) })

/**
 * Makes a version of a settings page its present state, in all languages. Payload's own operation runs no hooks before the
 * change, so the version would bring back who saved it, and hide the change from whoever has the form open.
 * @throws APIError if there is no such version, or the user may not change the page
 */
export const restoreGlobal = (req: PayloadRequest, { config, version }: Restored): Promise<void> =>
  inTransactionOf(req, async () => {
    const { slug, access, hooks } = config
    const { db } = req.payload
    if (!(await access.update({ req }))) throw new Forbidden(req.t)
    const { docs } = await db.findGlobalVersions({
      ...{ global: slug, limit: 1, pagination: false, req },
      where: { id: { equals: version } },
    })
    const { data: found } = stored.safeParse(docs[0])
    if (!found) throw publicError('There is no version with this id.', 404)
    await takeWriteLock(req, { slug })
    const previousDoc = await db.findGlobal<Record<string, unknown>>({ slug, req })
    const now = laterThan([previousDoc['updatedAt']])
    const data = { ...found.version, ...changedNow(req, now), updatedAt: now }
    const restored = await db.updateGlobal<Record<string, unknown>>({ slug, data, req })
    await db.createGlobalVersion({
      ...{ autosave: false, createdAt: now, updatedAt: now, globalSlug: slug, req },
      versionData: { ...restored },
      returning: false,
    })
    const { context } = req
    for (const hook of hooks.afterChange)
      await hook({
        ...{ context, data: restored, doc: restored, global: config, previousDoc, req },
        overrideAccess: true,
      })
  })

/** What a save by the user would set. */
function changedNow(req: PayloadRequest, at: string) {
  const by = userName(req)
  const scopes = [SHARED, ...languagesOf(req)]
  return {
    [LAST_CHANGES]: Object.fromEntries(scopes.map((scope) => [scope, { at, by }])),
    [SAVED_BY]: by,
    importBatch: null,
  }
}
