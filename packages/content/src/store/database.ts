import type { PublishedDocument } from '../publication'
import { transactionRevision } from './revision'
import { syncPublication, type PublicationChange, type WantedPublication } from './sync-publication'
import type { PublicationWriter } from './writer'

/** A publications table of our own, without a CMS: for tests, benches and examples. */
export interface PublicationDatabase {
  /** Runs the work in one transaction; rolls back when it throws. */
  transaction<T>(work: (writer: PublicationWriter) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Publishes each document as the whole of its kind and key, all in one transaction. */
export function publishDocuments(
  database: PublicationDatabase,
  documents: readonly PublishedDocument[],
): Promise<readonly PublicationChange[]> {
  const wanted = new Map<string, WantedPublication>()
  for (const document of documents) {
    const { kind, key } = document
    const same = wanted.get(`${kind} ${key}`)?.documents ?? []
    wanted.set(`${kind} ${key}`, { kind, key, documents: [...same, document] })
  }
  return syncAll(database, [...wanted.values()])
}

/** Makes one document no longer published. */
export async function unpublishDocument(
  database: PublicationDatabase,
  { kind, key }: Pick<WantedPublication, 'kind' | 'key'>,
): Promise<PublicationChange | undefined> {
  const [change] = await syncAll(database, [{ kind, key, documents: [] }])
  return change
}

function syncAll(database: PublicationDatabase, wanted: readonly WantedPublication[]) {
  return database.transaction(async (writer) => {
    const revision = transactionRevision(writer)
    const changes: PublicationChange[] = []
    for (const each of wanted) changes.push(await syncPublication(each, { writer, revision }))
    return changes
  })
}
