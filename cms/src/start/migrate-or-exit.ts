import type { Payload } from 'payload'
import { IncompatibleDatabase, migrateDatabase } from '../database/schema/migrate-database'

/** Migrates the database. Prints one sentence and ends the process if another version of Tessera made the database. */
export async function migrateOrExit(payload: Payload): Promise<void> {
  try {
    await migrateDatabase(payload)
  } catch (error) {
    if (!(error instanceof IncompatibleDatabase)) throw error
    // Not thrown, because Payload would log it with its stack.
    console.error(error.message)
    process.exit(1)
  }
}
