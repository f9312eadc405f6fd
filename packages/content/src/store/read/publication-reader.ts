/** A row as stored. Its kind may be newer than this program; its body is not validated. */
export interface PublicationRow {
  readonly kind: string
  readonly key: string
  readonly locale: string
  readonly path: string | null
  readonly revision: number
  /** JSON text (SQLite), parsed JSON (PostgreSQL), or null for a tombstone. */
  readonly body: unknown
  readonly uses: string
}

/** Read-only access to the publications. Connects when first used and reconnects after a failure. */
export interface PublicationReader {
  /** Changes when the database file was replaced: discard everything read before. */
  readonly generation: number
  /**
   * Names the database: another one for a restored backup and for another server.
   * @throws like `latestRevision`
   */
  identity(): Promise<string>
  /** @throws PublicationsNotReady when there is no database or no table yet; otherwise the driver's error */
  latestRevision(): Promise<number>
  /**
   * The newest revision that the CMS has published: more than `latestRevision` while a replica that this reads from is
   * behind.
   * @throws like `latestRevision`
   */
  newestRevision(): Promise<number>
  /**
   * Rows above a revision, oldest first, without the counter row. About `limit` rows: a revision is returned whole.
   * Empty when there are no more.
   */
  rowsAfter(revision: number, limit: number): Promise<readonly PublicationRow[]>
  /** Calls `listener` when the database announces a new revision; SQLite never does. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
  close(): Promise<void>
}

/** The CMS has not created its database or its table yet. */
export class PublicationsNotReady extends Error {
  override readonly name = 'PublicationsNotReady'
}
