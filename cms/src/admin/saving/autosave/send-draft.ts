import type { Data, TypeWithID } from 'payload'
import { z } from 'zod'
import { describeFailure, type FieldMessage } from './describe-failure'

export interface DraftRequest {
  /** Of the collection's REST API, such as `/api/articles/3`, or `/api/articles` for a new document. */
  readonly url: string
  /** Of a new document: a repeated request with the same key and data makes no second one. */
  readonly creationKey?: string
  readonly locale: string
  readonly data: Data
}

export type DraftResponse =
  | { readonly status: 'saved'; readonly document: Data & TypeWithID }
  /** The same draft would be refused again. */
  | {
      readonly status: 'refused'
      readonly reason: string
      readonly fields: readonly FieldMessage[]
    }
  /** The same draft can succeed later. */
  | { readonly status: 'failed'; readonly reason: string }

/** A browser would wait for minutes. */
const TIMEOUT_MS = 60_000

/** The request before, with the same key, has not ended. */
const CONFLICT = 409
const STILL_CREATING: DraftResponse = {
  status: 'failed',
  reason: 'the server is still saving. Trying again …',
}

/** Saves a draft as Payload's autosave does. Never rejects. */
export async function sendDraft({
  url,
  creationKey,
  locale,
  data,
}: DraftRequest): Promise<DraftResponse> {
  const query = new URLSearchParams({
    ...{ autosave: 'true', draft: 'true', depth: '0', 'fallback-locale': 'null' },
    locale,
  })
  const body = new FormData()
  body.set('_payload', JSON.stringify({ ...data, _status: 'draft' }))
  try {
    const response = await fetch(`${url}?${query}`, {
      ...{ method: creationKey ? 'POST' : 'PATCH', credentials: 'same-origin', body },
      ...(creationKey && { headers: { 'Idempotency-Key': creationKey } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const json: unknown = await response.json().catch(() => null)
    if (creationKey && response.status === CONFLICT) return STILL_CREATING
    const document = response.ok ? documentOf(json) : null
    return document ? { status: 'saved', document } : describeFailure(response.status, json)
  } catch {
    // No response: the connection failed or timed out.
    return { status: 'failed', reason: 'the server cannot be reached. Trying again …' }
  }
}

/** A response without a document is from something in between, such as a proxy. */
function documentOf(json: unknown): (Data & TypeWithID) | null {
  const { doc } = z.object({ doc: savedDocument }).safeParse(json).data ?? {}
  return doc ?? null
}

const savedDocument = z.looseObject({ id: z.union([z.number(), z.string()]) })
