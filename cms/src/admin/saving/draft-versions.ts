/** Longest time of a browser's timer, ms: 24 days. */
const NEVER_MS = 2 ** 31 - 1

/**
 * Versions of articles and pages, which `thinVersions` removes by their age. Their drafts are saved by `useAutosave`, so
 * Payload's own autosave never starts.
 */
export const draftVersions = () => ({
  maxPerDoc: 0,
  drafts: { autosave: { interval: NEVER_MS }, schedulePublish: true },
})
