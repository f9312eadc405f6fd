export { AddressTaken } from './address-taken'
export { followPublications } from './follow-publications'
export type {
  Follower,
  FollowerHealth,
  FollowOptions,
  PublicationBatch,
} from './follow-publications'
export { openReader } from './open-reader'
export { parsePublication } from './parse-publication'
export type { ParsedPublication, ParseResult } from './parse-publication'
export { PublicationsNotReady } from './publication-reader'
export type { PublicationReader, PublicationRow } from './publication-reader'
export type { PublicationWriter, StoredPublication } from './publication-writer'
export { CHANNEL, REVISION_COUNTER } from './revision-counter'
export { isSameContent } from './same-content'
export { sqlitePath } from './sqlite/file'
export { syncPublication } from './sync-publication'
export type {
  ExpectedPublication,
  PublicationChange,
  PublicationTransaction,
} from './sync-publication'
export { transactionRevision } from './transaction-revision'
export type { TransactionRevision } from './transaction-revision'
export { formatUse, formatUses, parseUses, type Use } from './uses'
