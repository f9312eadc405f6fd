import type { Data } from 'payload'
import { z } from 'zod'

/** The unsaved content of one form, kept in the browser. */
export interface LocalCopy {
  /** When the last change was kept, ms since 1970. */
  readonly at: number
  readonly data: Data
  /** What was stored when the changes were made, and its version (`updatedAt`); absent for a new document. */
  readonly base?: { readonly version: string; readonly data: Data } | undefined
}

/** What a copy belongs to. */
export interface CopyScope {
  readonly user: number | string
  /** See `documentKey`. */
  readonly document: string
  readonly locale: string
}

/** A copy that was found, and where. */
export interface FoundCopy extends LocalCopy {
  readonly key: string
  readonly tab: string
}

const PREFIX = 'tessera-unsaved'
const MAX_COPIES = 20
const MAX_CHARACTERS = 1_000_000
const MAX_AGE_MS = 30 * 24 * 3600 * 1000

const values = z.record(z.string(), z.unknown())
const localCopy = z.object({
  at: z.number(),
  data: values,
  base: z.object({ version: z.string(), data: values }).optional(),
})

const scopeKey = ({ user, document, locale }: CopyScope) =>
  [PREFIX, user, document, locale, ''].join(' ')

/** What became of a copy. */
export type KeepResult = 'kept' | 'too-long' | 'storage-full'

/** Keeps a copy, instead of the earlier one of the same tab. Removes the oldest copies of other forms if there are too many. */
export function keepCopy(
  storage: Storage,
  tab: string,
  scope: CopyScope,
  copy: LocalCopy,
): KeepResult {
  const key = scopeKey(scope) + tab
  const text = JSON.stringify(copy)
  if (text.length > MAX_CHARACTERS) {
    storage.removeItem(key)
    return 'too-long'
  }
  // Reading all copies is too slow while somebody types.
  if (storage.getItem(key) !== null && trySet(storage, key, text)) return 'kept'
  const others = allCopies(storage)
    .filter((other) => other.key !== key)
    .sort((a, b) => b.at - a.at)
  const kept = others.filter(({ at }, index) => index < MAX_COPIES - 1 && at > copy.at - MAX_AGE_MS)
  for (const other of others) if (!kept.includes(other)) storage.removeItem(other.key)
  while (!trySet(storage, key, text)) {
    const oldest = kept.pop()
    if (!oldest) return 'storage-full'
    storage.removeItem(oldest.key)
  }
  return 'kept'
}

/** Copies of a form that other tabs have kept; the latest first. */
export const findCopies = (storage: Storage, tab: string, scope: CopyScope): FoundCopy[] =>
  allCopies(storage)
    .filter((copy) => copy.key.startsWith(scopeKey(scope)) && copy.tab !== tab)
    .sort((a, b) => b.at - a.at)

export const removeCopy = (storage: Storage, tab: string, scope: CopyScope) =>
  storage.removeItem(scopeKey(scope) + tab)

/** Removes the copies of all users: an account that signs out leaves nothing in the browser. */
export const removeAllCopies = (storage: Storage) => {
  for (const { key } of allCopies(storage)) storage.removeItem(key)
}

function allCopies(storage: Storage): FoundCopy[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, tab: key.split(' ').at(-1) ?? '', ...parse(storage.getItem(key)) }))
}

/** An unreadable copy counts as the oldest, so it is removed first. */
function parse(text: string | null): LocalCopy {
  try {
    return localCopy.parse(JSON.parse(text ?? ''))
  } catch {
    return { at: 0, data: {} }
  }
}

/** @returns false if the browser's quota is exhausted */
function trySet(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
