export { AddressTaken } from './address-taken'
export { CHANNEL, CLOCK } from './clock'
export { publishDocuments, unpublishDocument } from './database'
export type { PublicationDatabase } from './database'
export { followPublications } from './follow-publications'
export type {
  Follower,
  FollowerHealth,
  FollowOptions,
  PublicationBatch,
} from './follow-publications'
export { readUses, tokenOf, writeUses, type Use } from './uses'
export { openReader } from './open-reader'
export { parsePublication } from './parse-publication'
export type { ParsedPublication, ParseResult } from './parse-publication'
export { openPostgresDatabase } from './postgres-database'
export { openPostgresReader } from './postgres-reader'
export { PublicationsNotReady } from './reader'
export type { PublicationReader, PublicationRow } from './reader'
export { transactionRevision } from './revision'
export type { TransactionRevision } from './revision'
export { openSqliteDatabase } from './sqlite-database'
export { openSqliteReader } from './sqlite-reader'
export { isSameContent } from './same-content'
export { sqlitePath } from './sqlite-file'
export { syncPublication } from './sync-publication'
export type {
  PublicationChange,
  PublicationTransaction,
  WantedPublication,
} from './sync-publication'
export type { PublicationWriter, StoredPublication } from './writer'
