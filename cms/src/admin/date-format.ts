/** How the admin writes a day. */
const DAY_FORMAT = 'd MMM yyyy'
/** How it writes a time, as on the dashboard. */
export const TIME_FORMAT = `${DAY_FORMAT}, HH:mm`

/** Of a field for a day. */
export const dayOnly = { pickerAppearance: 'dayOnly', displayFormat: DAY_FORMAT } as const
/** Of a field for a day and a time. */
export const dayAndTime = {
  pickerAppearance: 'dayAndTime',
  displayFormat: TIME_FORMAT,
  timeFormat: 'HH:mm',
} as const
