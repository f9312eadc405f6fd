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
 * A deletion whose documents cannot be counted is not sent. Payload's lists send them with `fetch`, and repeat their search
 * in them, which would leave out what only a newer draft contains (`withoutSearch`). @param apiPath such as `/api`
 * @returns a function that ends this
 */
export function watchBulkRequests(apiPath: string, listener: BulkListener): () => void {
  const original = globalThis.fetch
  const watched: typeof fetch = async (input, init) => {
    const url = bulkChangeUrl(apiPath, input, init)
    const message = url && isDeletion(init) && (await findDeletionProblem(url, listener))
    if (message) return Response.json({ docs: [], errors: [{ message }], message }, { status: 400 })
    const response = await original(url ?? input, init)
    if (response.headers.has(BULK_CHANGE_HEADER)) listener.onChange()
    return response
  }
  globalThis.fetch = watched
  return () => {
    if (globalThis.fetch === watched) globalThis.fetch = original
  }
}

/** The address of a request that changes or deletes the documents of a condition; null for others. */
function bulkChangeUrl(
  apiPath: string,
  input: RequestInfo | URL,
  { method = 'GET' }: RequestInit = {},
): URL | null {
  if (input instanceof Request || !['PATCH', 'DELETE'].includes(method.toUpperCase())) return null
  const url = new URL(input, location.href)
  const isList = /^\/[\w-]+$/.test(url.pathname.slice(apiPath.length))
  return url.pathname.startsWith(apiPath) && isList && url.search !== '' ? withoutSearch(url) : null
}

/**
 * A request that names its documents by their ids, without the search of the list, such as
 * `where[and][1][or][0][title][like]=blue`: the list finds the newest drafts, the API compares the published text.
 */
function withoutSearch(url: URL): URL {
  const parameters = [...url.searchParams.keys()]
  if (parameters.some((parameter) => /\[id\]\[in\]/.test(parameter)))
    for (const parameter of parameters)
      if (/\[or\]\[\d+\]\[[^\]]+\]\[like\]$/.test(parameter)) url.searchParams.delete(parameter)
  return url
}

const isDeletion = ({ method, body }: RequestInit = {}) =>
  method?.toUpperCase() === 'DELETE' || (typeof body === 'string' && /"deletedAt":"/.test(body))

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
