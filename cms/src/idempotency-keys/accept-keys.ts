import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  Payload,
  PayloadHandler,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { afterCommit, afterRollback } from '../database/transactions/after-commit'
import { publicError } from '../errors/public-error'
import { isCreation } from '../http/is-creation'
import { IDEMPOTENCY_KEYS } from './keys-collection'
import { contentOf, requestKey } from './request-key'

/** Keys of the request's context. */
const KEY = 'idempotencyKey'
const CREATION = 'idempotentCreation'

/** Keys of requests that this process is answering. */
const running = new Set<string>()

/**
 * Answers a repeated POST with the document of the first one, in every collection. Called when Payload has started, because
 * the endpoints that create documents are its own.
 */
export function acceptIdempotencyKeys({ collections }: Payload): void {
  for (const { config } of Object.values(collections)) {
    if (!config.endpoints) continue
    // Payload shares its endpoints between collections.
    config.endpoints = config.endpoints.map((endpoint) =>
      isCreation(endpoint) ? { ...endpoint, handler: withKey(endpoint.handler) } : endpoint,
    )
    config.hooks.beforeOperation.unshift(stopRepeated)
    config.hooks.afterOperation.push(keepKey)
  }
}

/** A handler that creates one document, and answers a repeated request with it. For endpoints of our own. */
export const withKey =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    req.context[KEY] = requestKey(req)
    try {
      return await handler(req)
    } catch (error) {
      if (error instanceof RepeatedCreation) return answerRepeated(req, error.document)
      throw error
    }
  }

/** Ends the creation of what exists. */
class RepeatedCreation extends Error {
  readonly document: number

  constructor(document: number) {
    super('This request was answered before.')
    this.document = document
  }
}

const keyRow = z.object({ content: z.string(), document: z.number() })
const creation = z.object({ collection: z.string(), key: z.string(), content: z.string() })

const stopRepeated: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const key = req.context[KEY]
  if (operation !== 'create' || typeof key !== 'string') return args
  // Hooks of this creation can create other documents.
  req.context[KEY] = null
  if (running.has(key)) throw conflict('This is still being saved. Try again in a moment.')
  running.add(key)
  await afterCommit(req, () => running.delete(key))
  await afterRollback(req, () => running.delete(key))
  const content = await contentOf(req, 'data' in args ? args.data : null)
  const row = await req.payload.db.findOne({
    ...{ collection: IDEMPOTENCY_KEYS, where: { key: { equals: key } }, req },
  })
  const known = keyRow.safeParse(row).data
  if (known && known.content !== content)
    throw conflict(
      'Another request with the same Idempotency-Key contained something else. Choose a new key for each creation.',
    )
  if (known) throw new RepeatedCreation(known.document)
  req.context[CREATION] = { collection: collection.slug, key, content }
  return args
}

/** In the transaction of the creation. */
const keepKey: CollectionAfterOperationHook = async ({ collection, operation, req, result }) => {
  const { data } = creation.safeParse(req.context[CREATION])
  if (operation !== 'create' || data?.collection !== collection.slug || !('id' in result))
    return result
  const { key, content } = data
  req.context[CREATION] = null
  await req.payload.db.create({
    collection: IDEMPOTENCY_KEYS,
    data: { key, content, document: result.id, at: new Date().toISOString() },
    req,
    returning: false,
  })
  return result
}

async function answerRepeated(req: PayloadRequest, id: number): Promise<Response> {
  const doc = await req.payload.findByID({
    ...{ collection: String(req.routeParams?.['collection']), id, req, user: req.user },
    ...{ depth: Number(req.query['depth'] ?? 0) || 0, draft: true, trash: true },
    ...{ overrideAccess: false, disableErrors: true },
  })
  if (!doc)
    throw conflict(
      'What this request created was deleted since. To create it again, choose a new Idempotency-Key.',
    )
  return Response.json({ doc, message: 'This was saved before.' }, { status: 201 })
}

const conflict = (message: string) => publicError(message, 409)
