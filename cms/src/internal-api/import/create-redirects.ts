import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readImportBatch } from '../import-batch/read-import-batch'
import { readJson } from '../read-json'
import { reasonOf } from './reason-of'

/** Redirects per request: a second of work. */
const MAX_REDIRECTS = 200

const requestBody = z.object({
  redirects: z
    .array(
      z.object({
        from: z.string().max(2000),
        document: z.object({
          relationTo: z.enum(['articles', 'pages']),
          value: z.union([z.number(), z.string()]),
        }),
      }),
    )
    .max(MAX_REDIRECTS),
})

interface CreatedRedirects {
  readonly created: number
  /** By their numbers in the request. */
  readonly rejected: readonly { readonly index: number; readonly reason: string }[]
}

/** POST /api/internal/redirects?batch=…: lets addresses lead to documents. Each is saved by itself, as in the admin. */
export async function createRedirects(req: PayloadRequest): Promise<CreatedRedirects> {
  const importBatch = readImportBatch(req)
  const { redirects } = await readJson(req, requestBody)
  const rejected: CreatedRedirects['rejected'][number][] = []
  for (const [index, redirect] of redirects.entries()) {
    const data = { ...redirect, kind: 'document', importBatch }
    try {
      await req.payload.create({ collection: 'redirects', data, depth: 0, user: req.user })
    } catch (error) {
      rejected.push({ index, reason: reasonOf(error) })
    }
    // The database driver blocks the event loop: an editor's save would wait for all redirects.
    await yieldToEventLoop()
  }
  return { created: redirects.length - rejected.length, rejected }
}
