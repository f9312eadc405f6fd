import Database from 'libsql'

/** Locks a database for writes, as another process does, such as a backup. @returns unlocks it */
export function lockSqliteDatabase(path: string): () => void {
  const database = new Database(path)
  database.exec('BEGIN IMMEDIATE')
  return () => {
    database.exec('ROLLBACK')
    database.close()
  }
}
