import type { DocumentKind } from '@tessera/content'
import type {
  ExpectedPublication,
  PublicationTransaction,
  PublicationWriter,
  StoredPublication,
} from '@tessera/content/store'
import type { PayloadRequest } from 'payload'
import { ADDRESSED, findPublications } from './publication-writer'

/**
 * Reads what is stored of several documents of one kind, and at their addresses, with three queries instead of some for
 * each document. On PostgreSQL, others can publish until the transaction has its revision: then it reads nothing ahead.
 * @returns a writer that answers from these; what it has written since is read again
 */
export async function readAhead(
  req: PayloadRequest,
  expected: readonly ExpectedPublication[],
  { writer, revision }: PublicationTransaction,
): Promise<PublicationWriter> {
  const [first] = expected
  const isLocked = writer.exclusive || revision.taken
  if (first === undefined || expected.length === 1 || !isLocked) return writer
  const { kind } = first
  const keys = expected.map(({ key }) => key)
  const paths = expected.flatMap(({ documents }) => documents.flatMap(({ path }) => path ?? []))
  const rows = await findPublications(req, { kind: { equals: kind } }, { key: { in: keys } })
  const [atPath, redirects] = paths.length > 0 ? await readAddresses(req, paths) : [[], []]

  const ofKind = groupBy(rows, keys, ({ key }) => key)
  const renamed = groupBy(redirects, paths, ({ key }) => key)
  const live = groupBy(atPath, paths, ({ path }) => path)
  const pathOf = new Map([...rows, ...atPath].map(({ id, path }) => [id, path]))
  const read = (of: DocumentKind) => (of === kind ? ofKind : of === 'redirect' ? renamed : NONE)
  return {
    ...writer,
    rowsOf: async (of, key) => read(of).get(key) ?? writer.rowsOf(of, key),
    liveAt: async (path) => live.get(path) ?? writer.liveAt(path),
    put: async (publication, replaces) => {
      await writer.put(publication, replaces)
      read(publication.kind).delete(publication.key)
      const former = replaces === null ? null : pathOf.get(replaces)
      for (const path of [publication.path, former]) if (path != null) live.delete(path)
    },
  }
}

async function readAddresses(req: PayloadRequest, paths: readonly string[]) {
  const at = [...paths]
  const held = await findPublications(req, { path: { in: at } }, { kind: { in: [...ADDRESSED] } })
  const redirects = await findPublications(
    req,
    { kind: { equals: 'redirect' } },
    { key: { in: at } },
  )
  return [held.filter(({ body }) => body !== null), redirects] as const
}

type Rows = Map<string, readonly StoredPublication[]>
const NONE: Rows = new Map()

/** The rows of each key, also of those without. */
function groupBy(
  rows: readonly StoredPublication[],
  keys: readonly string[],
  keyOf: (row: StoredPublication) => string | null,
): Rows {
  const groups = new Map<string, StoredPublication[]>(keys.map((key) => [key, []]))
  for (const row of rows) groups.get(keyOf(row) ?? '')?.push(row)
  return groups
}
