import type { DocumentKind } from '../document'
import type { Publication } from '../publication'
import type { Use } from './uses'

/** A publication with the database's own id of its row. */
export interface StoredPublication extends Publication {
  readonly id: string | number
}

/**
 * What publishing needs of a database, inside ONE open transaction of the caller's.
 * The cms implements it over Payload's adapter; `openSqliteDatabase` and `openPostgresDatabase` over the plain drivers.
 */
export interface PublicationWriter {
  /** True when no other transaction can write while this one is open (SQLite); false on Postgres. */
  readonly exclusive: boolean
  /** The rows of one document in every locale, tombstones included. A redirect's key is its old path. */
  rowsOf(kind: DocumentKind, key: string): Promise<readonly StoredPublication[]>
  /** Live articles and pages (body not null) that answer at this path. */
  liveAt(path: string): Promise<readonly StoredPublication[]>
  /** Whether the `uses` of any live row contains its token, such as `media:<id> `. */
  isUsed(use: Use): Promise<boolean>
  /** Replaces the row with that id, or inserts one (null). */
  put(publication: Publication, replaces: StoredPublication['id'] | null): Promise<void>
  /**
   * Adds one to the counter row (`CLOCK`) in this transaction and returns it; makes the row when there is none.
   * On Postgres also sends `pg_notify('publications', …)`, which the database delivers on commit.
   */
  nextRevision(): Promise<number>
}
