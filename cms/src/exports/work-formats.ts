/** What site/server/export-works writes. */
export const WORK_FORMATS = ['csv', 'xlsx', 'json'] as const
