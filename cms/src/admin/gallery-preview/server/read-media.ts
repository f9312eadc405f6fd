import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { PayloadRequest, Where } from 'payload'
import { toSteps } from '../../../bulk-changes/steps'
import { inRequestLocale, requestLocale } from '../../../localisation/in-locale'
import { mediaRow, type MediaRow } from '../../../publish/row-schemas/media-row'

/** Images per query: their rows take 10 ms of the event loop, and saves go first before the next query. */
const STEP = 25

/** Reads images by their ids. */
export async function readMedia(
  req: PayloadRequest,
  ids: readonly string[],
  where: Where = {},
): Promise<ReadonlyMap<string, MediaRow>> {
  const rows = new Map<string, MediaRow>()
  for (const step of toSteps(ids, STEP)) {
    const { docs } = await req.payload.db.find<{ id: number }>({
      collection: 'media',
      where: { and: [{ id: { in: step } }, where] },
      locale: requestLocale(req),
      pagination: false,
      limit: 0,
      joins: {},
      req,
    })
    for (const doc of docs) {
      const media = mediaRow.parse(inRequestLocale(req, 'media', doc))
      rows.set(media.id, media)
    }
    // The database driver blocks the event loop.
    await yieldToEventLoop()
  }
  return rows
}
