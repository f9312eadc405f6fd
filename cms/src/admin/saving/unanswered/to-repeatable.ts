import { randomKey } from '../../random-key'

interface FormRequest {
  /** Of the REST API, such as `articles/3`. */
  readonly path: string
  readonly search: string
  readonly init: RequestInit
}

/** A request that may be sent again. */
export interface Repeatable {
  readonly init: RequestInit
  /** The status of a repeated request while the server still works on the one before it. */
  readonly statusWhileRunning: number
}

/**
 * A save of a form, or the restoration of a version, that can be sent again. The creation of a document gets a key, so that
 * the second request makes no second document.
 * @returns null for other requests, and for drafts, which `useAutosave` repeats
 */
export function toRepeatable({ path, search, init }: FormRequest): Repeatable | null {
  const { method = 'GET', body } = init
  const action = `${method.toUpperCase()} ${path}`
  if (RESTORATION.test(action)) return { init, statusWhileRunning: BUSY }
  if (!(body instanceof FormData) || new URLSearchParams(search).get('autosave') === 'true')
    return null
  if (UPDATE.test(action)) return { init, statusWhileRunning: BUSY }
  return CREATION.test(action) ? withKey(init) : null
}

const RESTORATION = /^POST (globals\/)?[\w-]+\/versions\/\d+$/
const UPDATE = /^(PATCH [\w-]+\/\d+|POST globals\/[\w-]+)$/
const CREATION = /^POST [\w-]+$/

function withKey(init: RequestInit): Repeatable | null {
  const headers = new Headers(init.headers)
  // The draft of a new document, which `useAutosave` repeats too.
  if (headers.has(KEY)) return null
  headers.set(KEY, randomKey())
  return { init: { ...init, headers }, statusWhileRunning: CONFLICT }
}

const KEY = 'Idempotency-Key'
const CONFLICT = 409
const BUSY = 503
