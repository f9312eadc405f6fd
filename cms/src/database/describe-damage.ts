import { isDatabaseDamaged } from '../errors/handlers/damaged-database-error-handler'

/** What to do about a database that cannot be used. For whoever runs the site. */
export const RESTORE =
  'Move everything except "backups" out of the data folder, restore a backup (npm run restore -- <backup>) and start again.'

/** @returns the sentence for an error of a damaged database; null for other errors */
export const describeDamage = (error: unknown): string | null =>
  isDatabaseDamaged(error)
    ? `The database is damaged: SQLite cannot read parts of it. ${RESTORE}`
    : null
