export { databaseKinds, openDatabase, type DatabaseKind } from './database-kinds'
export {
  publishDocuments,
  unpublishDocument,
  type PublicationDatabase,
} from './publication-database'
export { damageSqliteTables } from './damage-sqlite-tables'
export { lockSqliteDatabase } from './lock-sqlite-database'
export { openSqliteDatabase } from './sqlite-database'
export {
  createPostgresDatabase,
  findPostgres,
  NO_POSTGRES,
  startTemporaryPostgres,
  type TemporaryPostgres,
  type TemporaryReplica,
} from './temporary-postgres'
