import type { PublishedDocument } from '../publication'
import { isSameContent } from './same-content'
import { readUses, tokenOf, type Use } from './uses'
import type { StoredPublication } from './writer'

/** A row to write, still without a revision. `replaces` is the id of the row it takes the place of. */
export interface PlannedRow {
  readonly row: Omit<StoredPublication, 'id' | 'revision'>
  readonly replaces: StoredPublication['id'] | null
}

/** The difference between what should be published of one document and what is. */
export interface PublicationDifference {
  readonly rows: readonly PlannedRow[]
  /** Addresses this document answers at from now on. */
  readonly claimed: readonly string[]
  /** Addresses it answered at and has left for another, each with its locale. */
  readonly vacated: readonly { readonly path: string; readonly locale: string }[]
  /** What it did not show before, and what it no longer shows. */
  readonly added: readonly Use[]
  readonly dropped: readonly Use[]
}

/** `stored` and `wanted` are one document (one kind and key) in all its locales. */
export function comparePublications(
  stored: readonly StoredPublication[],
  wanted: readonly PublishedDocument[],
): PublicationDifference {
  const inLocale = new Map(stored.map((row) => [row.locale, row]))
  const locales = new Set(wanted.map((document) => document.locale))
  const changed = wanted.filter((document) => !isSame(inLocale.get(document.locale), document))
  const ended = stored.filter((row) => row.body !== null && !locales.has(row.locale))
  const paths = new Set(wanted.map((document) => document.path))
  return {
    rows: [
      ...ended.map((row) => ({ row: tombstone(row), replaces: row.id })),
      ...changed.map((row) => ({ row, replaces: inLocale.get(row.locale)?.id ?? null })),
    ],
    claimed: changed.flatMap((document) => {
      const before = inLocale.get(document.locale)
      const held = before?.body != null && before.path === document.path
      return document.path === null || held ? [] : [document.path]
    }),
    vacated: changed.flatMap(({ locale }) => {
      const path = inLocale.get(locale)?.path ?? null
      return path === null || paths.has(path) ? [] : [{ path, locale }]
    }),
    ...compareUses(stored, wanted),
  }
}

/** The row that says "published once, no longer". It keeps the path, so that a later return can redirect from it. */
export function tombstone(row: StoredPublication): PlannedRow['row'] {
  const { kind, key, locale, path } = row
  return { kind, key, locale, path, body: null, uses: '' }
}

function isSame(stored: StoredPublication | undefined, wanted: PublishedDocument): boolean {
  return (
    stored?.body != null &&
    stored.path === wanted.path &&
    stored.uses === wanted.uses &&
    isSameContent(stored.body, wanted.body)
  )
}

function compareUses(stored: readonly StoredPublication[], wanted: readonly PublishedDocument[]) {
  const before = usesOf(stored.filter(({ body }) => body !== null))
  const after = usesOf(wanted)
  return { added: without(after, before), dropped: without(before, after) }
}

const usesOf = (rows: readonly { readonly uses: string }[]): ReadonlyMap<string, Use> =>
  new Map(rows.flatMap(({ uses }) => readUses(uses).map((use) => [tokenOf(use), use])))

const without = (some: ReadonlyMap<string, Use>, others: ReadonlyMap<string, Use>) =>
  [...some].flatMap(([token, use]) => (others.has(token) ? [] : [use]))
