export { databaseKinds, openDatabase, startSqlite } from './publication-databases'
export type { DatabaseKind } from './publication-databases'
export { findPostgres, NO_POSTGRES, startTemporaryPostgres } from './temporary-postgres'
export type { TemporaryPostgres } from './temporary-postgres'
