import { open, type FileHandle } from 'node:fs/promises'

/** Writes the commits in the write-ahead log of a database to the disk. */
export interface LogSync {
  /** Ends when the commits before the call are on the disk. */
  sync(): Promise<void>
  /** Call it when a connection may have created another log, and at the end. */
  close(): Promise<void>
}

/**
 * A thread waits for the disk. SQLite itself (`synchronous = FULL`) waits inside the event loop: while images are stored,
 * each commit would hold up all requests by 10 to 30 ms.
 * @param file path of the database
 */
export function createLogSync(file: string): LogSync {
  let log: Promise<FileHandle | null> | undefined
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const start = (): Promise<void> => {
    next = undefined
    const write = (log ??= openLog(`${file}-wal`)).then((handle) => handle?.datasync())
    running = write.finally(() => (running = undefined))
    return running
  }
  return {
    // Commits made meanwhile share the next one.
    sync: () => (running ? (next ??= running.then(start, start)) : start()),
    close: async () => {
      const opened = log
      log = undefined
      await (await opened)?.close()
    },
  }
}

/** @returns null without a log, as on file systems on which SQLite keeps none: there it waits for the disk itself */
const openLog = (path: string): Promise<FileHandle | null> =>
  // Windows writes only what is open for writing.
  open(path, 'r+').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
