import type { CollectionSlug, PayloadRequest } from 'payload'
import type { Action } from './actions'
import { recordAction } from './record-action'
import { kindOf, titleOf } from './describe-document'

interface DocumentAction {
  readonly action: Action
  readonly collection: CollectionSlug
  readonly id: number | string
  readonly details?: string
}

/** Adds an entry about a document that the request does not save. */
export async function recordOnDocument(
  req: PayloadRequest,
  { action, collection, id, details }: DocumentAction,
): Promise<void> {
  const config = req.payload.collections[collection]?.config
  if (!config) throw new Error(`There is no collection "${collection}".`)
  const doc = await req.payload.findByID({
    ...{ collection, id, depth: 0, draft: true, disableErrors: true, req },
  })
  const title = doc ? titleOf(config, { ...doc }) : undefined
  await recordAction(req, { action, kind: kindOf(config), document: id, title, details })
}
