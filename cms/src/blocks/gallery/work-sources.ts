/** What a gallery shows. */
export const WORK_KINDS = ['articles', 'images', 'both'] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** Where a gallery takes its works from: a query, works picked by an editor, or both. */
export const WORK_SOURCES = ['query', 'picked', 'both'] as const
export type WorkSource = (typeof WORK_SOURCES)[number]
