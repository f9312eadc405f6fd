const DATE = /^\s*(\d{4})(?:[-:]?(\d{2})(?:[-:]?(\d{2}))?)?(?:[T ](\d{2}):?(\d{2})(?::?(\d{2}))?)?/

/**
 * The date of an IPTC, XMP or EXIF field as ISO 8601; null if it is none, such as `0000:00:00`. The time zone is ignored:
 * the camera's own clock has the day on which the photographer took the image. Unknown months and days are the first.
 */
export function parseDate(text: string): string | null {
  const [, year, month, day, hour = '0', minute = '0', second = '0'] = DATE.exec(text) ?? []
  if (year === undefined || Number(year) === 0) return null
  const values = [Number(month) || 1, Number(day) || 1, ...[hour, minute, second].map(Number)]
  const [m = 1, d = 1, h = 0, min = 0, s = 0] = values
  const date = new Date(Date.UTC(Number(year), m - 1, d, h, min, s))
  // A month of 13 or the 31st of June would become another date.
  const isReal = date.getUTCMonth() === m - 1 && date.getUTCDate() === d && h < 24
  return isReal ? date.toISOString() : null
}
