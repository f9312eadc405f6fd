import type { PublishedDocument } from '../publication'
import type { PublicationWriter } from '../store/write/publication-writer'
import {
  syncPublication,
  type ExpectedPublication,
  type PublicationChange,
} from '../store/write/sync-publication'
import { transactionRevision } from '../store/write/transaction-revision'

/** A publications table without a CMS, for tests and benchmarks. */
export interface PublicationDatabase {
  /** Runs the work in one transaction; rolls back when it throws. */
  transaction<T>(work: (writer: PublicationWriter) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Publishes documents in one transaction. All documents of one kind and key together are that publication. */
export function publishDocuments(
  database: PublicationDatabase,
  documents: readonly PublishedDocument[],
): Promise<readonly PublicationChange[]> {
  const expected = new Map<string, ExpectedPublication>()
  for (const document of documents) {
    const { kind, key } = document
    const others = expected.get(`${kind} ${key}`)?.documents ?? []
    expected.set(`${kind} ${key}`, { kind, key, documents: [...others, document] })
  }
  return syncAll(database, [...expected.values()])
}

export async function unpublishDocument(
  database: PublicationDatabase,
  { kind, key }: Pick<ExpectedPublication, 'kind' | 'key'>,
): Promise<PublicationChange | undefined> {
  const [change] = await syncAll(database, [{ kind, key, documents: [] }])
  return change
}

function syncAll(database: PublicationDatabase, expected: readonly ExpectedPublication[]) {
  return database.transaction(async (writer) => {
    const revision = transactionRevision(writer)
    const changes: PublicationChange[] = []
    for (const each of expected) changes.push(await syncPublication(each, { writer, revision }))
    return changes
  })
}
