import type { PayloadRequest } from 'payload'
import { isInTrash } from '../trash/in-trash'
import { baseVersion } from './base-version'

const CONTEXT_KEY = 'readsPublished'

interface Update {
  readonly slug: string
  /** Absent for an update of many documents. */
  readonly id?: number | string | undefined
  readonly data?: unknown
  readonly draft?: boolean | undefined
}

/**
 * Remembers what Payload reads for an update: an update of many documents without `draft` is based on the published
 * documents, every other one on the newest versions.
 */
export function rememberReadVersion(
  { context }: PayloadRequest,
  { slug, id, data, draft = false }: Update,
): void {
  const published = new Set(publishedOf(context))
  if (id === undefined && !draft && !isInTrash(data)) published.add(slug)
  else published.delete(slug)
  context[CONTEXT_KEY] = published
}

/** If a save is compared with the published document instead of the newest version. */
export const readsPublished = (req: PayloadRequest, slug: string): boolean =>
  !baseVersion(req) && publishedOf(req.context).has(slug)

function publishedOf(context: PayloadRequest['context']): ReadonlySet<unknown> {
  const known = context[CONTEXT_KEY]
  return known instanceof Set ? known : new Set()
}
