import type { Field, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { BaseVersion } from './base-version'

/** Name of the error of a save that is based on an older version than the newest one. */
export const STALE_SAVE = 'StaleSave'

/** Who changed something, and when. */
export const change = z.object({
  /** ISO 8601. */
  at: z.string(),
  /** Name of the user; null for a program, such as an import. */
  by: z.string().nullable(),
  /** See `BaseVersion`. */
  client: z.string().optional(),
})
export type Change = z.infer<typeof change>

/** The last change of the fields that all languages share. */
export const SHARED = 'shared'

/** By language, and of the shared fields. */
const lastChanges = z.record(z.string(), change)
export type LastChanges = Readonly<z.infer<typeof lastChanges>>

/** Name of the field that stores the last changes of a document. */
export const LAST_CHANGES = 'lastChanges'

export const lastChangesField = (): Field => ({
  name: LAST_CHANGES,
  type: 'json',
  hidden: true,
  access: { create: () => false, update: () => false },
  admin: { description: 'Last change of each language and of the shared fields.' },
})

export const parseLastChanges = (value: unknown): LastChanges =>
  lastChanges.safeParse(value).data ?? {}

/** The latest change after a version that someone who writes in a language has to know; null if there is none. */
export function changeAfter(
  changes: LastChanges,
  { version, client, locale }: BaseVersion & { readonly locale: string },
): Change | null {
  const since = Date.parse(version)
  const isOwn = (change: Change) => client !== undefined && change.client === client
  const relevant = [changes[SHARED], changes[locale]].filter(
    (change) => change && Date.parse(change.at) > since && !isOwn(change),
  )
  return relevant.reduce<Change | null>(
    (latest, change) => (change && (!latest || change.at > latest.at) ? change : latest),
    null,
  )
}

const account = z.object({ name: z.string().nullish(), email: z.string().nullish() }).nullish()

/** Name of the signed-in user; null for a program. */
export function userName({ user }: PayloadRequest): string | null {
  const { name, email } = account.safeParse(user).data ?? {}
  // The internal API has no name.
  return name === '' ? null : (name ?? email ?? null)
}
