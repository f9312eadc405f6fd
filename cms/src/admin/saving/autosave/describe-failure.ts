import { z } from 'zod'
import type { DraftResponse } from './send-draft'

/** Message of one field. */
export interface FieldMessage {
  readonly path: string
  readonly message: string
}

const fieldMessage = z.object({ path: z.string(), message: z.string() })

const errorBody = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z
        .object({ errors: z.array(fieldMessage).catch([]) })
        .nullish()
        .catch(null),
    }),
  ),
})

/** Timeout, too early, too many requests. */
const TRANSIENT = new Set([408, 425, 429])

const REASONS: ReadonlyMap<number, string> = new Map([
  [
    404,
    'this was deleted meanwhile. Your text stays here: copy it, or restore the document from the trash.',
  ],
  [423, 'someone else has taken over. Your text stays here: copy what you still need.'],
])

/** Describes why the CMS did not save a draft. @param json body of the response; `null` if it has none */
export function describeFailure(status: number, json: unknown): DraftResponse {
  const errors = errorBody.safeParse(json).data?.errors ?? []
  const message = errors[0]?.message
  if (status >= 500 || status < 400 || TRANSIENT.has(status))
    return { status: 'failed', reason: 'the server cannot save at the moment. Trying again …' }
  if (status === 401 || status === 403)
    return {
      status: 'refused',
      reason:
        'you are not signed in, or not allowed to. Sign in in another tab, then change a field here.',
      fields: [],
    }
  const known = REASONS.get(status)
  if (known) return { status: 'refused', reason: known, fields: [] }
  return {
    status: 'refused',
    reason: message ?? `the server answered with ${status}.`,
    fields: errors.flatMap(({ data }) => data?.errors ?? []),
  }
}
