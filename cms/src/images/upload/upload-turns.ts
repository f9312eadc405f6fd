import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Endpoint, PayloadRequest } from 'payload'
import { takeTurn } from '../../database/take-turn'
import { savesHaveEnded } from '../../saves/running-saves'

/** ms after which the server has noticed saves that arrived meanwhile. */
const NOTICE_MS = 5

interface Uploads {
  /** Requests of the REST API, each of which stores a new image. */
  readonly running: Map<PayloadRequest, { end(): void }>
  readonly oneAtATime: ReturnType<typeof pLimit>
}

declare global {
  /** Next.js bundles this module more than once; the uploads are those of one CMS. */
  var tesseraUploads: Uploads | undefined
}
const uploads = (globalThis.tesseraUploads ??= { running: new Map(), oneAtATime: pLimit(1) })

/**
 * Lets a new image be written when no other one is, and after the saves that are running: three photographs at once would
 * hold up each save of another editor by a third of a second. Call it before the first write of the request's
 * transaction: on SQLite, a save would wait for that transaction.
 */
export async function letSavesGoFirst(req: PayloadRequest): Promise<void> {
  const upload = uploads.running.get(req)
  if (!upload) return
  upload.end = await takeTurn(uploads.oneAtATime)
  await wait(NOTICE_MS)
  await savesHaveEnded()
}

/** The handler of the endpoint that stores a new image. */
export const asUpload =
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    const upload = { end: () => {} }
    uploads.running.set(req, upload)
    try {
      // Before the file is received and read.
      await savesHaveEnded()
      return await handler(req)
    } finally {
      uploads.running.delete(req)
      upload.end()
    }
  }
