import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { languagesOf } from '../../localisation/in-locale'
import { EXPORT_VERSION, EXPORTED_COLLECTIONS } from '../export/exported-collections'
import { readJson } from '../read-json'

/** Payload's key-value store remembers which export is being imported, so that an interrupted import can go on. */
const RUNNING_IMPORT = 'site-import'

const requestBody = z.object({
  version: z.number(),
  /** Id of the export. */
  id: z.uuid(),
  languages: z.array(z.string()).min(1),
  /** Only asks whether the site would take it. */
  trial: z.boolean().default(false),
})

/**
 * POST /api/internal/site-import/start: allows the import of an export into an empty site, or to go on with it.
 * Documents keep their ids, so a site with other documents cannot take them.
 */
export async function startSiteImport(req: PayloadRequest): Promise<{ readonly resumed: boolean }> {
  const { version, id, languages, trial } = await readJson(req, requestBody)
  if (version !== EXPORT_VERSION)
    throw new APIError(
      `The export has version ${version} of the format; this Tessera reads version ${EXPORT_VERSION}. Export it again with the same version of Tessera.`,
      400,
    )
  const own = languagesOf(req)
  const missing = languages.filter((language) => !own.includes(language))
  if (missing.length || own[0] !== languages[0])
    throw new APIError(
      `The export is in ${languages.join(', ')}, but this site in ${own.join(', ')}. Start it with LANGUAGES=${languages.join(',')}, then run the same command again.`,
      400,
    )
  if ((await req.payload.kv.get(RUNNING_IMPORT)) === id) return { resumed: true }
  for (const collection of EXPORTED_COLLECTIONS) {
    const { totalDocs } = await req.payload.db.count({ collection, where: {}, req })
    if (totalDocs)
      throw new APIError(
        `This site is not empty: it has ${totalDocs} ${collection.replace('payload-', '')}. Import an export into a new one, started with another DATA_DIR and DEMO=off.`,
        409,
      )
  }
  if (!trial) await req.payload.kv.set(RUNNING_IMPORT, id)
  return { resumed: false }
}

/** @throws APIError unless a site import has been started */
export async function requireSiteImport({ payload }: PayloadRequest): Promise<void> {
  if (await payload.kv.has(RUNNING_IMPORT)) return
  throw new APIError('No import of a site is running. Start one with /site-import/start.', 409)
}

export const endSiteImport = ({ payload }: PayloadRequest) => payload.kv.delete(RUNNING_IMPORT)
