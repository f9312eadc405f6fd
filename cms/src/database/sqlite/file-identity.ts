import { statSync } from 'node:fs'

export const DATABASE_MOVED = 'DATABASE_MOVED'

/** The files of the database were moved, deleted or replaced: what is written now would be lost. */
class DatabaseMoved extends Error {
  override readonly name = 'DatabaseMoved'
  readonly code = DATABASE_MOVED
}

/** Notices when the files at the path of a database are no longer those that are open. */
export interface FileIdentity {
  /** Call it when the write connection has been opened. */
  note(): void
  /** @throws DatabaseMoved */
  check(): void
}

/** @param file path of the database */
export function watchFileIdentity(file: string): FileIdentity {
  /** Stays that of the first connection: another file has other content. */
  let database: string | null = null
  /** SQLite creates another write-ahead log after the last connection was closed. */
  let log: string | null = null
  const logFile = `${file}-wal`
  return {
    note: () => {
      database ??= identify(file)
      log = identify(logFile)
    },
    check: () => {
      if (database === null) return
      const moved = [
        ...(identify(file) === database ? [] : [file]),
        ...(log === null || identify(logFile) === log ? [] : [logFile]),
      ]
      if (moved.length > 0)
        throw new DatabaseMoved(
          `"${moved.join('" and "')}" was moved or replaced while it was open.`,
        )
      log ??= identify(logFile)
    },
  }
}

/** Null: there is no file. */
function identify(path: string): string | null {
  const file = statSync(path, { throwIfNoEntry: false })
  return file ? `${file.dev}:${file.ino}` : null
}
