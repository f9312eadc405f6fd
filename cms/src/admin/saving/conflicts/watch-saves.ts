import { z } from 'zod'
import { addressOfCreated } from '../../new-document/pending-creation'
import { randomKey } from '../../random-key'
import { change, STALE_SAVE, type Change } from '../../../stale-saves/last-changes'
import { repeatUnanswered } from '../unanswered/repeat-unanswered'
import { toRepeatable, type Repeatable } from '../unanswered/to-repeatable'

type Listener = (change: Change) => void

/** Names this tab. A save is also based on its earlier ones whose responses were lost. */
const tab = randomKey()

/** The newest version of each document that this tab has stored or merged: `updatedAt`, by `documentKey`. */
const versions = new Map<string, string>()
/** The last save of each document; never rejects. */
const running = new Map<string, Promise<unknown>>()
const listeners = new Map<string, Set<Listener>>()

/** The form of a document contains this version now. */
export const setVersion = (key: string, version: string) => void versions.set(key, version)

/** The version that a form is based on. @param ofForm its own `updatedAt`, which can be outdated; null for a new document */
export function latestVersion(key: string, ofForm: unknown): string | null {
  if (typeof ofForm !== 'string') return null
  const known = versions.get(key)
  return known !== undefined && known > ofForm ? known : ofForm
}

/** Calls `listener` when a save was refused because of someone else's change. @returns a function that ends this */
export function onStaleSave(key: string, listener: Listener): () => void {
  const ofDocument = listeners.get(key) ?? new Set()
  listeners.set(key, ofDocument.add(listener))
  return () => void ofDocument.delete(listener)
}

/**
 * Sends the version that a save is based on in `If-Match`, and the name of the tab. The form's own `updatedAt` is outdated between the response of
 * a save and the merge of its values. Saves of one document wait for each other, and are sent again if their answer is lost.
 * @param apiPath such as `/api`
 * @returns a function that ends this
 */
export function watchSaves(apiPath: string): () => void {
  const original = globalThis.fetch
  const watched: typeof fetch = async (input, init = {}) => {
    const created = await addressOfCreated(input, init)
    if (created) return watched(created, { ...init, method: 'PATCH' })
    const repeatable = repeatableOf(apiPath, input, init)
    const send = (sent: RequestInit) =>
      repeatable
        ? repeatUnanswered(() => original(input, sent), repeatable.statusWhileRunning)
        : original(input, sent)
    const key = keyOfSave(apiPath, input, init)
    if (key === null) return send(repeatable?.init ?? init)
    const earlier = running.get(key) ?? Promise.resolve()
    const response = earlier.then(() => send(withVersion(key, init)))
    const recorded = response.then((received) => record(key, received.clone())).catch(() => {})
    running.set(key, recorded)
    // A later save must know the version that this one has stored.
    await recorded
    return response
  }
  globalThis.fetch = watched
  return () => {
    if (globalThis.fetch === watched) globalThis.fetch = original
  }
}

/** See `documentKey`; null for other requests. */
export function keyOfSave(
  apiPath: string,
  input: RequestInfo | URL,
  { method = 'GET' }: RequestInit,
): string | null {
  const path = addressOf(apiPath, input)?.path
  if (path === undefined) return null
  const pattern = method.toUpperCase() === 'PATCH' ? /^[\w-]+\/\d+$/ : /^globals\/[\w-]+$/
  return /^(PATCH|POST)$/i.test(method) && pattern.test(path) ? path : null
}

function repeatableOf(
  apiPath: string,
  input: RequestInfo | URL,
  init: RequestInit,
): Repeatable | null {
  const address = addressOf(apiPath, input)
  return address && toRepeatable({ ...address, init })
}

/** null for what is not a request of the REST API */
function addressOf(apiPath: string, input: RequestInfo | URL) {
  if (input instanceof Request) return null
  const { pathname, search } = new URL(input, location.href)
  if (!pathname.startsWith(`${apiPath}/`)) return null
  return { path: pathname.slice(apiPath.length + 1), search }
}

function withVersion(key: string, init: RequestInit): RequestInit {
  const version = latestVersion(key, formVersion(init.body))
  // Not of a form, such as the list's buttons.
  if (version === null) return init
  const headers = new Headers(init.headers)
  headers.set('If-Match', `"${version}", "${tab}"`)
  return { ...init, headers }
}

const formData = z.object({ updatedAt: z.iso.datetime() })

function formVersion(body: unknown): string | null {
  const text = body instanceof FormData ? body.get('_payload') : null
  if (typeof text !== 'string') return null
  const json: unknown = JSON.parse(text)
  return formData.safeParse(json).data?.updatedAt ?? null
}

const saved = z.object({ updatedAt: z.string() })
const savedResponse = z.union([
  z.object({ doc: saved }).transform(({ doc }) => doc),
  z.object({ result: saved }).transform(({ result }) => result),
])
const refusedResponse = z.object({
  errors: z.array(z.object({ name: z.literal(STALE_SAVE), data: change })).min(1),
})

async function record(key: string, response: Response): Promise<void> {
  const json: unknown = await response.json()
  const document = response.ok ? savedResponse.safeParse(json).data : undefined
  if (document) setVersion(key, document.updatedAt)
  const refused = refusedResponse.safeParse(json).data?.errors[0]
  if (refused) for (const listener of listeners.get(key) ?? []) listener(refused.data)
}
