export { AddressTaken } from './write/address-taken'
export { followPublications } from './read/follow-publications'
export type {
  Follower,
  FollowerHealth,
  FollowOptions,
  PublicationBatch,
  StartingPoint,
} from './read/follow-publications'
export { openReader } from './read/open-reader'
export { parsePublication } from './read/parse-publication'
export type { ParsedPublication, ParseResult } from './read/parse-publication'
export { PublicationsNotReady } from './read/publication-reader'
export type { PublicationReader, PublicationRow } from './read/publication-reader'
export type { PublicationWriter, StoredPublication } from './write/publication-writer'
export { CHANNEL, REVISION_COUNTER } from './revision-counter'
export { isSameContent } from './write/same-content'
export { sqlitePath } from './sqlite/file'
export { syncPublication } from './write/sync-publication'
export type {
  ExpectedPublication,
  PublicationChange,
  PublicationTransaction,
} from './write/sync-publication'
export { transactionRevision } from './write/transaction-revision'
export type { TransactionRevision } from './write/transaction-revision'
export { formatUse, formatUses, parseUses, type Use } from './uses'
