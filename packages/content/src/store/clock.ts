/**
 * The counter row of the publications table; its `revision` is the last one given out. Readers leave it out.
 * A row and not a sequence: its lock makes revisions become visible in their order, so a follower misses nothing.
 */
export const CLOCK = { kind: 'clock', key: 'clock', locale: '-' } as const

/** The channel that Postgres announces new revisions on. */
export const CHANNEL = 'publications'
