/** A walk loads several pages, in software rendering; on a busy machine the longest one took 51 s. */
export const WALK_TIMEOUT_MS = 180_000
