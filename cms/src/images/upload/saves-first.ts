import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { takeTurn } from '../../database/take-turn'
import { isCreation } from '../../http/is-creation'

/** ms. Editors who save without a break do not stop an upload. */
const MAX_WAIT_MS = 1_000
const CHECK_INTERVAL_MS = 5
/** ms after a save in which its editor probably saves again. */
const SAVING_MS = 2_000

interface Requests {
  /** Of the REST API: each saves one document. */
  readonly saves: Set<PayloadRequest>
  /** Of the REST API: each stores a new image. They write one after another. */
  readonly uploads: Map<PayloadRequest, { end(): void }>
  readonly oneAtATime: ReturnType<typeof pLimit>
  /** When the last save ended, ms of `performance`. */
  lastSave: number
}

declare global {
  /** Next.js bundles this module more than once; the requests are those of one CMS. */
  var tesseraRunningRequests: Requests | undefined
}
const requests = (globalThis.tesseraRunningRequests ??= {
  ...{ saves: new Set(), uploads: new Map(), oneAtATime: pLimit(1), lastSave: -SAVING_MS },
})
const { saves, uploads, oneAtATime } = requests

/**
 * Lets a new image be written when no other one is, and after the saves that are running: three photographs at once would
 * hold up each save of another editor by a third of a second. Call it before the first write of the request's
 * transaction: on SQLite, a save would wait for that transaction.
 */
export async function letSavesGoFirst(req: PayloadRequest): Promise<void> {
  const upload = uploads.get(req)
  if (!upload) return
  upload.end = await takeTurn(oneAtATime)
  // So that the server notices saves that have arrived meanwhile.
  await wait(CHECK_INTERVAL_MS)
  await savesHaveEnded()
}

/** For work that nobody waits for, or that takes seconds in all. */
export async function savesHaveEnded(): Promise<void> {
  const until = performance.now() + MAX_WAIT_MS
  await setImmediate()
  while (saves.size > 0 && performance.now() < until) await wait(CHECK_INTERVAL_MS)
}

/** Whether somebody saves documents, one after another. */
export const isAnyoneSaving = (): boolean =>
  saves.size > 0 || performance.now() - requests.lastSave < SAVING_MS

/** Notes which requests save documents and which store new images. Called when Payload has started. */
export function noteSavesAndUploads({ collections, globals }: Payload): void {
  const configs = [...Object.values(collections).map(({ config }) => config), ...globals.config]
  for (const config of configs)
    if (config.endpoints)
      config.endpoints = config.endpoints.map((endpoint) =>
        isCreation(endpoint) && config.slug === 'media' ? asUpload(endpoint) : asSave(endpoint),
      )
}

type Handler = Omit<Endpoint, 'root'>

const isChange = ({ method, path }: Handler) => method === 'patch' && path === '/:id'

function asSave(endpoint: Handler): Handler {
  if (!isCreation(endpoint) && !isChange(endpoint)) return endpoint
  const handler: Endpoint['handler'] = async (req) => {
    saves.add(req)
    try {
      return await endpoint.handler(req)
    } finally {
      saves.delete(req)
      requests.lastSave = performance.now()
    }
  }
  return { ...endpoint, handler }
}

function asUpload(endpoint: Handler): Handler {
  const handler: Endpoint['handler'] = async (req) => {
    const upload = { end: () => {} }
    uploads.set(req, upload)
    try {
      // Before the file is received and read.
      await savesHaveEnded()
      return await endpoint.handler(req)
    } finally {
      uploads.delete(req)
      upload.end()
    }
  }
  return { ...endpoint, handler }
}
