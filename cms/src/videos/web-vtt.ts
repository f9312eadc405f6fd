/** Characters of one file; a video of three hours has about half as many. */
export const MAX_SUBTITLES_LENGTH = 300_000

const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const TIMING = new RegExp(`^${TIME}[ \\t]+-->[ \\t]+${TIME}(?:[ \\t].*)?$`)

/**
 * Error message for invalid WebVTT (https://www.w3.org/TR/webvtt1), with the line number; null for a valid text. Browsers
 * ignore a file without the first line "WEBVTT", and cues with invalid times.
 */
export function webVttError(text: string): string | null {
  if (text.length > MAX_SUBTITLES_LENGTH)
    return `These subtitles have more than ${MAX_SUBTITLES_LENGTH} characters.`
  const lines = linesOf(text)
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? ''))
    return isSubRip(text)
      ? 'This is a SubRip file (.srt). Save the subtitles as WebVTT (.vtt).'
      : 'WebVTT starts with the line "WEBVTT". Select a .vtt file, or add that line.'
  const timings = lines.flatMap((line, index) => (line.includes('-->') ? [{ line, index }] : []))
  if (timings.length === 0) return 'These subtitles have no line such as "00:01.000 --> 00:04.000".'
  // No commas: the admin splits messages at commas.
  for (const { line, index } of timings) {
    const times = TIMING.exec(line)
    if (!times) return `Line ${index + 1} must have the form "00:01.000 --> 00:04.000": ${line}`
    if (!(milliseconds(times, 1) < milliseconds(times, 5)))
      return `Line ${index + 1} ends before it starts: ${line}`
  }
  return null
}

/** Removes the byte order mark and normalizes line endings. */
export const normalizeWebVtt = (text: string): string => `${linesOf(text).join('\n').trimEnd()}\n`

const linesOf = (text: string) => text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)

const isSubRip = (text: string) => /^\d{2}:\d{2}:\d{2},\d{3} --> /m.test(text)

const milliseconds = (times: RegExpExecArray, first: number): number =>
  [3_600_000, 60_000, 1000, 1].reduce(
    (sum, unit, i) => sum + unit * Number(times[first + i] ?? 0),
    0,
  )
