import type { DocumentKind, Publication } from '@tessera/content'
import type {
  ExpectedPublication,
  PublicationTransaction,
  PublicationWriter,
  StoredPublication,
} from '@tessera/content/store'
import type { PayloadRequest } from 'payload'
import { findLiveAt, findPublications, insertPublications } from './payload-publication-writer'

export interface BatchWriter extends PublicationWriter {
  /** Writes the new rows that are still held back. Call it after the last document. */
  flush(): Promise<void>
}

/**
 * Reads what is stored of several documents of one kind, and at their addresses, with three queries, and writes their new
 * rows with one statement, instead of some for each document. On PostgreSQL, others can publish until the transaction
 * has its revision: then it does neither.
 */
export async function batchWriter(
  req: PayloadRequest,
  expected: readonly ExpectedPublication[],
  { writer, revision }: PublicationTransaction,
): Promise<BatchWriter> {
  const [first] = expected
  const isLocked = writer.exclusive || revision.taken
  if (first === undefined || expected.length === 1 || !isLocked)
    return { ...writer, flush: async () => {} }
  const { kind } = first
  const keys = expected.map(({ key }) => key)
  const paths = expected.flatMap(({ documents }) => documents.flatMap(({ path }) => path ?? []))
  const ofKeys = { key: { in: keys } }
  const rows = await findPublications(req, { kind: { equals: kind } }, ofKeys)
  const atPath = paths.length > 0 ? await findLiveAt(req, paths) : []
  const redirects = paths.length > 0 ? await findRedirects(req, paths) : []

  // Also for what has no rows.
  const ofKind: Rows = new Map(keys.map((key) => [key, rows.filter((row) => row.key === key)]))
  const renamed: Rows = new Map(
    paths.map((path) => [path, redirects.filter((row) => row.key === path)]),
  )
  const live: Rows = new Map(paths.map((path) => [path, atPath.filter((row) => row.path === path)]))
  const pathOf = new Map([...rows, ...atPath].map(({ id, path }) => [id, path]))
  const read = (of: DocumentKind) => (of === kind ? ofKind : of === 'redirect' ? renamed : NONE)
  let added: Publication[] = []
  const flush = async () => {
    const rows = added
    added = []
    await insertPublications(req, rows)
  }
  /** The database answers from what has been written. */
  const afterFlush = async <T>(query: () => Promise<T>): Promise<T> => {
    await flush()
    return query()
  }
  return {
    ...writer,
    flush,
    rowsOf: async (of, key) => read(of).get(key) ?? afterFlush(() => writer.rowsOf(of, key)),
    liveAt: async (path) => live.get(path) ?? afterFlush(() => writer.liveAt(path)),
    isUsed: (use) => afterFlush(() => writer.isUsed(use)),
    put: async (publication, replaces) => {
      if (replaces === null) added.push(publication)
      else await writer.put(publication, replaces)
      read(publication.kind).delete(publication.key)
      const former = replaces === null ? null : pathOf.get(replaces)
      for (const path of [publication.path, former]) if (path != null) live.delete(path)
    },
  }
}

const findRedirects = (req: PayloadRequest, paths: readonly string[]) =>
  findPublications(req, { kind: { equals: 'redirect' } }, { key: { in: [...paths] } })

type Rows = Map<string, readonly StoredPublication[]>
const NONE: Rows = new Map()
