/** What can happen to a document at a set time. */
export const SCHEDULE_TYPES = ['publish', 'unpublish'] as const
export type ScheduleType = (typeof SCHEDULE_TYPES)[number]
