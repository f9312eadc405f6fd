import { BULK_CHANGE_HEADER } from '../../bulk-changes/bulk-change'

/** More deleted documents than this are confirmed by their number. */
const MAX_UNCONFIRMED = 20

interface BulkListener {
  /** @returns false to send nothing */
  confirmDeletion(count: number): Promise<boolean>
  onChange(): void
}

/**
 * Asks before a request deletes more than 20 documents, and reports requests that have changed many, which can be undone.
 * Payload's lists send them with `fetch`. @param apiPath such as `/api`
 * @returns a function that ends this
 */
export function watchBulkRequests(apiPath: string, listener: BulkListener): () => void {
  const original = globalThis.fetch
  const watched: typeof fetch = async (input, init) => {
    const url = deletionUrl(apiPath, input, init)
    const count = url && (await countDocuments(original, url))
    if (count && count > MAX_UNCONFIRMED && !(await listener.confirmDeletion(count)))
      return Response.json({ docs: [], errors: [CANCELLED], ...CANCELLED }, { status: 400 })
    const response = await original(input, init)
    if (response.headers.has(BULK_CHANGE_HEADER)) listener.onChange()
    return response
  }
  globalThis.fetch = watched
  return () => {
    if (globalThis.fetch === watched) globalThis.fetch = original
  }
}

const CANCELLED = { message: 'Nothing was deleted.' }

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

async function countDocuments(send: typeof fetch, url: URL): Promise<number> {
  const { pathname, search } = url
  const response = await send(`${pathname}/count${search}`).catch(() => null)
  const json: unknown = await response?.json().catch(() => null)
  const { totalDocs } = Object(json)
  return typeof totalDocs === 'number' ? totalDocs : 0
}
