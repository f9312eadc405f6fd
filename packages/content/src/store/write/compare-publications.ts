import type { PublishedDocument } from '../../publication'
import type { StoredPublication } from './publication-writer'
import { isSameContent } from './same-content'
import { formatUse, parseUses, type Use } from '../uses'

/** A row to write, still without a revision. `replaces` is the id of the row to overwrite. */
export interface PlannedRow {
  readonly row: Omit<StoredPublication, 'id' | 'revision'>
  readonly replaces: StoredPublication['id'] | null
}

/** The difference between the stored and the expected publications of one document. */
export interface PublicationDifference {
  readonly rows: readonly PlannedRow[]
  /** Paths that the document gets. */
  readonly claimed: readonly string[]
  /** Paths that the document leaves for another one, each with its locale. */
  readonly vacated: readonly { readonly path: string; readonly locale: string }[]
  /** Images and videos that the document starts to show, and those it no longer shows. */
  readonly added: readonly Use[]
  readonly dropped: readonly Use[]
}

/** @param stored and @param expected belong to one document (one kind and key), in all its locales */
export function comparePublications(
  stored: readonly StoredPublication[],
  expected: readonly PublishedDocument[],
): PublicationDifference {
  const storedIn = new Map(stored.map((row) => [row.locale, row]))
  const locales = new Set(expected.map((document) => document.locale))
  const changed = expected.filter((document) => !isSame(storedIn.get(document.locale), document))
  const ended = stored.filter((row) => row.body !== null && !locales.has(row.locale))
  const paths = new Set(expected.map((document) => document.path))
  return {
    rows: [
      ...ended.map((row) => ({ row: tombstone(row), replaces: row.id })),
      ...changed.map((row) => ({ row, replaces: storedIn.get(row.locale)?.id ?? null })),
    ],
    claimed: changed.flatMap((document) => {
      const before = storedIn.get(document.locale)
      const held = before?.body != null && before.path === document.path
      return document.path === null || held ? [] : [document.path]
    }),
    vacated: changed.flatMap(({ locale }) => {
      const path = storedIn.get(locale)?.path ?? null
      return path === null || paths.has(path) ? [] : [{ path, locale }]
    }),
    ...compareUses(stored, expected),
  }
}

/** The row of a document that is no longer published. It keeps the path, for a redirect if the document moves later. */
export function tombstone(row: StoredPublication): PlannedRow['row'] {
  const { kind, key, locale, path } = row
  return { kind, key, locale, path, body: null, uses: '' }
}

function isSame(stored: StoredPublication | undefined, expected: PublishedDocument): boolean {
  return (
    stored?.body != null &&
    stored.path === expected.path &&
    stored.uses === expected.uses &&
    isSameContent(stored.body, expected.body)
  )
}

function compareUses(stored: readonly StoredPublication[], expected: readonly PublishedDocument[]) {
  const before = usesOf(stored.filter(({ body }) => body !== null))
  const after = usesOf(expected)
  return { added: without(after, before), dropped: without(before, after) }
}

const usesOf = (rows: readonly { readonly uses: string }[]): ReadonlyMap<string, Use> =>
  new Map(rows.flatMap(({ uses }) => parseUses(uses).map((use) => [formatUse(use), use])))

const without = (some: ReadonlyMap<string, Use>, others: ReadonlyMap<string, Use>) =>
  [...some].flatMap(([token, use]) => (others.has(token) ? [] : [use]))
