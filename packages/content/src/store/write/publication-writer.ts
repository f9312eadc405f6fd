import type { DocumentKind } from '../../documents/document-body'
import type { Publication } from '../../publication'
import type { Use } from '../uses'

/** A publication with the id of its database row. */
export interface StoredPublication extends Publication {
  readonly id: string | number
}

/**
 * The database operations of publishing, inside ONE open transaction of the caller. The CMS implements them with
 * Payload's adapter, the databases in `testing/` with the plain drivers.
 */
export interface PublicationWriter {
  /** True when no other transaction can write at the same time (SQLite); false on PostgreSQL. */
  readonly exclusive: boolean
  /** The rows of one document in every locale, tombstones included. The key of a rename's redirect is its old path. */
  rowsOf(kind: DocumentKind, key: string): Promise<readonly StoredPublication[]>
  /** Live articles, pages and images (body not null) at this path. */
  liveAt(path: string): Promise<readonly StoredPublication[]>
  /** Whether the `uses` of any live row contains this use. */
  isUsed(use: Use): Promise<boolean>
  /** Replaces the row with that id, or inserts one (null). */
  put(publication: Publication, replaces: StoredPublication['id'] | null): Promise<void>
  /**
   * Increments the counter row (`REVISION_COUNTER`) in this transaction and returns the new value; inserts the row if
   * it is missing. On PostgreSQL it also calls `pg_notify`, which the database delivers on commit.
   */
  nextRevision(): Promise<number>
}
