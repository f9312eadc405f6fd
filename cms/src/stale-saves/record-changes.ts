import type { FlattenedField, PayloadRequest } from 'payload'
import { isSameValue } from '../admin/saving/merge/is-same-value'
import { languagesOf, requestLocale } from '../localisation/in-locale'
import { SAVED_BY } from '../versions/saved-by'
import { baseVersion } from './base-version'
import { laterThan } from './later-than'
import {
  LAST_CHANGES,
  parseLastChanges,
  SHARED,
  userName,
  type Change,
  type LastChanges,
} from './last-changes'

/** Set by the server, or no content. */
const IGNORED: ReadonlySet<string> = new Set([
  ...['id', 'updatedAt', 'createdAt', '_status', 'deletedAt', LAST_CHANGES, SAVED_BY],
])

interface Save {
  readonly fields: readonly FlattenedField[]
  readonly data: Readonly<Record<string, unknown>>
  /** The newest version, in the language of the request. */
  readonly originalDoc: Readonly<Record<string, unknown>>
  readonly req: PayloadRequest
}

/** The last changes of a document after a save. */
export function recordChanges({ fields, data, originalDoc, req }: Save): LastChanges {
  // After the version before, also if the clock was set back.
  const at = laterThan([originalDoc['updatedAt']])
  const client = baseVersion(req)?.client
  const change: Change = { at, by: userName(req), ...(client && { client }) }
  const recorded = { ...parseLastChanges(originalDoc[LAST_CHANGES]) }
  for (const scope of changedScopes({ fields, data, originalDoc, req })) recorded[scope] = change
  return recorded
}

function changedScopes({ fields, data, originalDoc, req }: Save): ReadonlySet<string> {
  // A restored version replaces all languages.
  if (req.context['isRestoringVersion']) return new Set([SHARED, ...languagesOf(req)])
  const changed = fields.filter(
    ({ name, type }) =>
      type !== 'join' &&
      !IGNORED.has(name) &&
      data[name] !== undefined &&
      !isSameValue(data[name], originalDoc[name]),
  )
  return new Set(
    changed.map((field) => ('localized' in field && field.localized ? requestLocale(req) : SHARED)),
  )
}
