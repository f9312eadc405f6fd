/** A row as the database holds it: of a kind that may be newer than this program, with a body not yet checked. */
export interface PublicationRow {
  readonly kind: string
  readonly key: string
  readonly locale: string
  readonly path: string | null
  readonly revision: number
  /** JSON text (SQLite), the parsed JSON (Postgres), or null for a tombstone. */
  readonly body: unknown
  readonly uses: string
}

/** Reads published documents and can do nothing else. Opens by itself, and again after the database went away. */
export interface PublicationReader {
  /** Changes when another database stands where the old one stood: nothing known of the old one counts. */
  readonly incarnation: number
  /** @throws PublicationsNotReady when there is no database or no table yet; the driver's error otherwise */
  latestRevision(): Promise<number>
  /**
   * Rows above a revision, oldest first, the counter row left out. About `limit` of them: a revision is never cut.
   * Empty means there are no more.
   */
  rowsAfter(revision: number, limit: number): Promise<readonly PublicationRow[]>
  /** Calls back when the database announces something new, as far as it can. Returns how to stop. */
  onAnnouncement(wake: () => void): () => void
  close(): Promise<void>
}

/** The cms has not made its database or its table yet. */
export class PublicationsNotReady extends Error {
  override readonly name = 'PublicationsNotReady'
}
