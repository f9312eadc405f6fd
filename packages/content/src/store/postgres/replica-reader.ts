import { setTimeout as wait } from 'node:timers/promises'
import type { PublicationReader } from '../read/publication-reader'
import { createConnection } from './connection'
import { selectIdentity, selectLatestRevision, selectRowsAfter } from './publication-queries'

/** ms between two looks at the replica for a revision that the primary has announced. */
const REPLAY_CHECK_MS = 20
/** ms after which the follower's own poll has to find it. */
const REPLAY_TIMEOUT_MS = 2_000
/** ms between two attempts to connect to a primary that is gone. */
const RECONNECT_INTERVAL_MS = 2_000

/**
 * Reads from a streaming replica. PostgreSQL refuses LISTEN there, so this listens on the primary and tells the follower
 * when the replica has the announced revision. Without the primary the follower's poll of the replica finds it.
 * @param replicaUrl the setting DATABASE_READ_URL
 * @param primaryUrl the setting DATABASE_URL
 */
export function openReplicaReader(replicaUrl: string, primaryUrl: string): PublicationReader {
  const listeners = new Set<() => void>()
  const replica = createConnection(replicaUrl, null)
  const primary = createConnection(primaryUrl, (revision) => void announce(revision))
  let announced = 0
  let isWaiting = false
  let lastConnect = -Infinity
  let closed = false
  /** The newest revision that the replica has shown. */
  let shown = 0

  /** Calls the listeners when the replica has the revision. */
  async function announce(revision: number): Promise<void> {
    announced = revision
    if (isWaiting) return
    isWaiting = true
    const deadline = performance.now() + REPLAY_TIMEOUT_MS
    while (!closed && performance.now() < deadline) {
      const latest = await selectLatestRevision(replica).catch(() => 0) // The follower reports it.
      if (latest >= announced) break
      await wait(REPLAY_CHECK_MS)
    }
    isWaiting = false
    listeners.forEach((listener) => listener())
  }

  function listenOnPrimary(): void {
    if (performance.now() - lastConnect < RECONNECT_INTERVAL_MS) return
    lastConnect = performance.now()
    primary.open().catch(() => undefined) // The poll replaces it.
  }

  /**
   * The replica's newest revision. A replica that was killed answers before it has replayed its whole log again, and one
   * of several behind one address may be slower than the one before. Then this answers what was read already: the
   * follower takes a lower revision for a restored backup, and would discard all documents.
   */
  async function latestRevision(): Promise<number> {
    listenOnPrimary()
    const latest = await selectLatestRevision(replica)
    if (latest < shown && (await isBehind(latest))) return shown
    shown = latest
    return latest
  }

  /** False: the primary has no more than the replica, so a backup was restored. */
  const isBehind = (latest: number) =>
    selectLatestRevision(primary).then(
      (newest) => newest > latest,
      () => true,
    )

  return {
    generation: 0,
    identity: () => selectIdentity(replica),
    latestRevision,
    newestRevision: () => selectLatestRevision(primary),
    rowsAfter: (revision, limit) => selectRowsAfter(replica, { revision, limit, minLatest: shown }),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => {
      closed = true
      await Promise.all([replica.close(), primary.close()])
    },
  }
}
