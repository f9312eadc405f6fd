import { z } from 'zod'
import { BULK_CHANGE_HEADER } from '../../bulk-changes/bulk-change'
import { askCms } from '../requests/ask-cms'

/** More deleted documents than this are confirmed by their number. */
const MAX_UNCONFIRMED = 20

interface BulkListener {
  /** @returns false to send nothing */
  confirmDeletion(count: number): Promise<boolean>
  onChange(): void
}

/**
 * Asks before a request deletes more than 20 documents, and reports requests that have changed many, which can be undone.
 * A deletion whose documents cannot be counted is not sent. Payload's lists send them with `fetch`. @param apiPath such as `/api`
 * @returns a function that ends this
 */
export function watchBulkRequests(apiPath: string, listener: BulkListener): () => void {
  const original = globalThis.fetch
  const watched: typeof fetch = async (input, init) => {
    const url = deletionUrl(apiPath, input, init)
    const message = url && (await findDeletionProblem(url, listener))
    if (message) return Response.json({ docs: [], errors: [{ message }], message }, { status: 400 })
    const response = await original(input, init)
    if (response.headers.has(BULK_CHANGE_HEADER)) listener.onChange()
    return response
  }
  globalThis.fetch = watched
  return () => {
    if (globalThis.fetch === watched) globalThis.fetch = original
  }
}

/** The address of a request that deletes the documents of a condition; null for others. */
function deletionUrl(
  apiPath: string,
  input: RequestInfo | URL,
  { method = 'GET', body }: RequestInit = {},
): URL | null {
  if (input instanceof Request) return null
  const url = new URL(input, location.href)
  const isList = /^\/[\w-]+$/.test(url.pathname.slice(apiPath.length))
  if (!url.pathname.startsWith(apiPath) || !isList || url.search === '') return null
  const isTrash =
    method.toUpperCase() === 'PATCH' && typeof body === 'string' && /"deletedAt":"/.test(body)
  return isTrash || method.toUpperCase() === 'DELETE' ? url : null
}

const countBody = z.object({ totalDocs: z.number() })

/** Why the documents of a condition are not deleted; null: they are. */
async function findDeletionProblem(
  { origin, pathname, search }: URL,
  { confirmDeletion }: BulkListener,
): Promise<string | null> {
  const answer = await askCms({
    url: `${origin}${pathname}/count${search}`,
    schema: countBody,
    advice: 'Try again in a moment.',
  })
  if ('problem' in answer)
    return `Nothing was deleted, because the documents could not be counted. ${answer.problem}`
  const { totalDocs } = answer.data
  const isSent = totalDocs <= MAX_UNCONFIRMED || (await confirmDeletion(totalDocs))
  return isSent ? null : 'Nothing was deleted.'
}
