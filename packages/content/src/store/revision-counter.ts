/**
 * Key of the counter row in the publications table; its `revision` is the highest one assigned. Readers skip it.
 * It is a row, not a sequence: its lock makes revisions visible in order, so a follower misses none.
 */
export const REVISION_COUNTER = { kind: 'counter', key: 'counter', locale: '-' } as const

/** The PostgreSQL channel that announces new revisions. */
export const CHANNEL = 'publications'
