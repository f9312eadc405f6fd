import {
  followPublications,
  type FollowOptions,
  type PublicationBatch,
} from '../store/read/follow-publications'
import type { PublicationReader } from '../store/read/publication-reader'

/** A follower that keeps the last row of each document, as a site does. */
export function followIntoMap(
  reader: PublicationReader,
  options: Pick<FollowOptions, 'interval' | 'pageSize' | 'startingPoint'> = {},
) {
  const stop = new AbortController()
  const rows = new Map<string, number>()
  const batches: PublicationBatch[] = []
  const problems: string[] = []
  const follower = followPublications(reader, {
    interval: 10,
    ...options,
    signal: stop.signal,
    onRows: (batch) => {
      if (batch.fresh) rows.clear()
      for (const row of batch.rows) rows.set(`${row.kind} ${row.key}`, row.revision)
      batches.push(batch)
    },
    onError: (error) => problems.push(String(error)),
  })
  return {
    follower,
    /** `kind key` → revision. */
    rows,
    batches,
    problems,
    async stop() {
      stop.abort()
      await follower.stopped
      await reader.close()
    },
  }
}
